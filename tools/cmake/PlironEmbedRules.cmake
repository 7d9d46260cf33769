# Writes OUTPUT, a C++ source with the rule file INPUT as the constant NAMESPACE::SYMBOL. Called by
# pliron_embed_rules() (PlironRules.cmake).
file(READ "${INPUT}" text)
file(WRITE "${OUTPUT}" "// From ${NAME}.
#include \"passes/rules/registry.h\"

namespace ${NAMESPACE} {
extern const pliron::rules::RuleFile ${SYMBOL};
const pliron::rules::RuleFile ${SYMBOL}{\"${NAME}\", R\"rules_text(${text})rules_text\"};
}  // namespace ${NAMESPACE}
")

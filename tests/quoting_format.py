"""lit's own test format, for a tree whose path may hold spaces. (lit hands tests to its workers
pickled, so the class needs a module of its own.)"""
import os
import shlex

import lit.formats
import lit.TestRunner


class QuotingShTest(lit.formats.ShTest):
    def execute(self, test, lit_config):
        source = test.getSourcePath()
        folder = shlex.quote(os.path.dirname(source))
        temporary = shlex.quote(lit.TestRunner.getTempPaths(test)[1])
        quoted = [(r"%s", shlex.quote(source)), (r"%S|%p\b", folder), (r"%t", temporary)]
        return lit.TestRunner.executeShTest(test, lit_config, self.execute_external, quoted)

"""The text tests: every .mlir, .mir, .rs, .rules and .test file below this folder that has RUN lines.

In RUN lines our tools, FileCheck and `not` are called by their plain names; besides lit's own names
there are %examples (the examples folder), %calc (what was built of examples/tutorial), %python and
%misbehaving (a plugin with passes that misbehave on purpose, tests/passes/pass_manager/plugin).
Files that a test only reads are in a folder named Inputs. A test says `// REQUIRES: rustc` and so on
when it needs

    rustc       a rustc that pliron can use, with its library source
    ptxas       NVIDIA's assembler (it is then called as `ptxas`)
    libdevice   NVIDIA's math library
    cuda        a GPU with its driver
    browser     Chromium or Chrome, called as %browser: headless, with a page's address at the end
    sanitizer   a build with AddressSanitizer, which reports crashes itself
    mlir-opt    MLIR's tool of version 22, called as `mlir-opt-22`
"""
import ctypes
import os
import shlex
import shutil
import subprocess
import sys

import lit.util

sys.path.insert(0, os.path.dirname(__file__))
from quoting_format import QuotingShTest

config.name = "pliron"
config.test_format = QuotingShTest(execute_external=False)
config.suffixes = [".mlir", ".mir", ".rs", ".rules", ".test"]
config.excludes = ["Inputs", "conformance", "fuzz", "install", "layering", "setup", "unit"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = config.pliron_exec_dir

# A test that hangs fails. lit needs the psutil module to stop one; CTest has a limit for all.
if lit.util.killProcessAndChildrenIsSupported()[0]:
    lit_config.maxIndividualTestTime = 600 if config.sanitize else 120


def cuda_home():
    """A folder laid out as a CUDA Toolkit: the person's, or the one that the set-up made."""
    places = [
        os.environ.get("PLIRON_CUDA_DIR"),
        os.environ.get("CUDA_HOME"),
        os.environ.get("CUDA_PATH"),
        "/usr/local/cuda",
        "/opt/cuda",
        os.path.join(config.pliron_source_dir, "build", "cuda"),
    ]
    for place in filter(None, places):
        if os.access(os.path.join(place, "bin", "ptxas"), os.X_OK):
            return place
    return None


def has_gpu():
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return False
    count = ctypes.c_int(0)
    if driver.cuInit(0) != 0 or driver.cuDeviceGetCount(ctypes.byref(count)) != 0:
        return False
    return count.value > 0


def has_rustc():
    """Asks the set-up script, so that the tests' idea of a usable rustc does not need our tools."""
    setup = os.path.join(config.pliron_source_dir, "tools", "setup", "setup.sh")
    return subprocess.call(["bash", "-c", f"source {shlex.quote(setup)} && have_rustc"]) == 0


path = [config.pliron_bin_dir, config.llvm_bin_dir]
toolkit = cuda_home()
if toolkit:
    path.append(os.path.join(toolkit, "bin"))
    config.environment["CUDA_HOME"] = toolkit
    config.available_features.add("ptxas")
    if os.path.isfile(os.path.join(toolkit, "nvvm", "libdevice", "libdevice.10.bc")):
        config.available_features.add("libdevice")
if has_rustc():
    config.available_features.add("rustc")
if has_gpu():
    config.available_features.add("cuda")
if config.sanitize:
    config.available_features.add("sanitizer")
if shutil.which("mlir-opt-22", path=os.pathsep.join(path + [os.environ.get("PATH", "")])):
    config.available_features.add("mlir-opt")

config.environment["PATH"] = os.pathsep.join(path + [os.environ.get("PATH", "")])
# lit gives tests an empty environment; these say where rustc is and where our tools cache things.
for name in ("HOME", "XDG_CACHE_HOME", "RUSTUP_HOME", "RUSTUP_TOOLCHAIN", "RUSTUP_AUTO_INSTALL",
             "CARGO_HOME", "PLIRON_RUSTC", "UBSAN_OPTIONS"):
    if name in os.environ:
        config.environment[name] = os.environ[name]

browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
if browser:
    config.available_features.add("browser")
    config.substitutions.append(("%browser", shlex.quote(browser) + " --headless --no-sandbox "
                                 "--disable-gpu --log-level=3 --window-size=1280,800 --virtual-time-budget=10000"))

examples = os.path.join(config.pliron_source_dir, "examples")
config.substitutions.append((r"\bFileCheck\b", shlex.quote(config.filecheck)))
config.substitutions.append(("%examples", shlex.quote(examples)))
tutorial = os.path.join(os.path.dirname(config.pliron_bin_dir), "examples", "tutorial")
config.substitutions.append(("%calc", shlex.quote(tutorial)))
test_passes = os.path.join(os.path.dirname(config.pliron_bin_dir), "tests", "passes",
                           "pass_manager", "plugin", "libtest-passes.so")
config.substitutions.append(("%misbehaving", shlex.quote(test_passes)))
config.substitutions.append(("%python", shlex.quote(config.python)))

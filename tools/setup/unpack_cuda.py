"""Lays out the parts of a CUDA Toolkit that pliron uses, out of NVIDIA's Python wheels.

    unpack_cuda.py DESTINATION WHEEL...

The wheels keep their files under nvidia/cu13/; DESTINATION gets them as a toolkit has them:
bin/ptxas and nvvm/libdevice/libdevice.10.bc, with the licences beside. The compilers and libraries
that the wheels hold too are left out.
"""
import os
import re
import sys
import zipfile

WANTED = re.compile(r"nvidia/[^/]+/(bin/ptxas|nvvm/libdevice/.+)$")
LICENCE = re.compile(r"([^/]+)\.dist-info/licenses/(.+)$")


def target_of(name):
    """Where a wheel's file goes, or None when it is not wanted."""
    if match := WANTED.match(name):
        return match[1]
    if match := LICENCE.match(name):
        return f"licenses/{match[1]}/{match[2]}"
    return None


def main(destination, wheels):
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for entry in archive.infolist():
                target = target_of(entry.filename)
                if target is None or entry.is_dir():
                    continue
                path = os.path.join(destination, target)
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "wb") as file:
                    file.write(archive.read(entry))
                if target.startswith("bin/"):
                    os.chmod(path, 0o755)
    for expected in ("bin/ptxas", "nvvm/libdevice/libdevice.10.bc"):
        if not os.path.isfile(os.path.join(destination, expected)):
            sys.exit(f"the wheels hold no {expected}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])

"""The host's side of this example, with nothing of pliron.

    picture.py view           prints the kernel's View struct as bytes in hexadecimal
    picture.py check FOLDER   prints FOLDER/image.npy as a picture and compares it with numbers computed
                              here; exit status 1 if they differ
"""
import os
import struct
import sys

WIDTH, HEIGHT = 78, 30
LEFT, TOP, STEP = -2.2, 1.2, 0.04
LIMIT = 200
SHADES = " .:-=+*#%"


def escape_time(c):
    """Written out in reals, in the kernel's order, so that the results are the same to the bit."""
    re = im = 0.0
    for step in range(LIMIT):
        if re * re + im * im > 4.0:
            return step
        re, im = re * re - im * im + c[0], re * im + im * re + c[1]
    return LIMIT


def read_npy(path):
    with open(path, "rb") as file:
        data = file.read()
    (header_size,) = struct.unpack_from("<H", data, 8)
    assert data[:8] == b"\x93NUMPY\x01\x00" and b"'<u4'" in data[: 10 + header_size], path
    return [value for (value,) in struct.iter_unpack("<I", data[10 + header_size :])]


def character(steps):
    return "@" if steps == LIMIT else SHADES[min(steps // 2, len(SHADES) - 1)]


def check(folder):
    image = read_npy(os.path.join(folder, "image.npy"))
    if len(image) != WIDTH * HEIGHT:
        return f"FAILED: {len(image)} pixels instead of {WIDTH * HEIGHT}"
    for y in range(HEIGHT):
        print("    | " + "".join(character(steps) for steps in image[y * WIDTH : (y + 1) * WIDTH]))
    expected = [escape_time((LEFT + STEP * x, TOP - 2.0 * STEP * y)) for y in range(HEIGHT) for x in range(WIDTH)]
    wrong = sum(a != b for a, b in zip(image, expected))
    # A GPU rounds a * b + c once; close to the border a point may then leave a step later.
    if wrong > len(image) // 100:
        return f"FAILED: {wrong} of {len(image)} pixels are wrong"
    return f"PASSED: {len(image) - wrong} of {len(image)} pixels as computed by Python"


def main(action, *folder):
    if action == "view":
        print(struct.pack("<dddII", LEFT, TOP, STEP, WIDTH, HEIGHT).hex())
        return 0
    verdict = check(*folder)
    print(verdict)
    return 0 if verdict.startswith("PASSED") else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

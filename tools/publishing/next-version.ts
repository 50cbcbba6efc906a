type Numbers = [major: number, minor: number, patch: number];

function numbersOf(version: string): Numbers[] {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return major === undefined ? [] : [[Number(major), Number(minor), Number(patch)]];
}

const compare = (one: Numbers, other: Numbers) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** Returns the patch after the highest of these versions, such as 0.1.10 after 0.1.9. Ignores texts that are no version. */
export function nextVersion(versions: string[]) {
  const [major, minor, patch] = versions
    .flatMap(numbersOf)
    .reduce((one, other) => (compare(one, other) < 0 ? other : one), [0, 0, 0]);
  return `${major}.${minor}.${patch + 1}`;
}

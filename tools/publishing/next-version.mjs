const numbersOf = (version) => /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);

function isBefore(one, other) {
  const index = one.findIndex((number, position) => number !== other[position]);
  return index >= 0 && one[index] < other[index];
}

/** The patch after the highest of these versions: 0.1.10 after 0.1.9 and 0.1.2; what is no version does not count. */
export function nextVersion(versions) {
  const known = versions.map(numbersOf).filter(Boolean);
  const [major, minor, patch] = known.reduce((one, other) => (isBefore(one, other) ? other : one), [0, 0, 0]);
  return `${major}.${minor}.${patch + 1}`;
}

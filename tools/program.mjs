import { installPackage } from './debian-package.mjs';
import { findExecutable, isExecutable } from './find-executable.mjs';

/**
 * A program beside Node that tests need. `names` are those of its executable, `usualPlaces` where it lies when no folder of the PATH
 * has it; `variable` names another one, `packageName` is Debian's, `purpose` what it is installed for, and `refusal` what is said
 * where it cannot be had.
 */
export function programOf({ names, usualPlaces, variable, packageName, purpose, refusal }) {
  /** Its path: the one that the variable names when it is set, else the first one installed, else undefined. */
  const find = (environment = process.env, places = usualPlaces) =>
    environment[variable]
      ? [environment[variable]].find(isExecutable)
      : findExecutable(names, environment, places);

  const installIt = () => !process.env[variable] && installPackage(packageName, purpose);

  /** Finds it, or installs it, or refuses in one sentence. */
  const provide = ({ found = find, install = installIt } = {}) => {
    const path = found() ?? (install() ? found() : undefined);
    if (!path) throw new Error(refusal);
    return path;
  };
  return { find, provide };
}

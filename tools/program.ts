import { installPackage } from './debian-package.ts';
import { findExecutable, isExecutable } from './find-executable.ts';

/** A program that tests need beside Node. */
interface Program {
  /** Possible names of the executable. */
  names: string[];
  /** Paths to try when no folder of the PATH has it. */
  usualPlaces: string[];
  /** Environment variable with the path of another executable. */
  variable: string;
  /** Debian package that is installed when the program is missing. */
  packageName: string;
  /** Reason for the installation, as printed. */
  purpose: string;
  /** Message of the error when the program is missing and cannot be installed. */
  refusal: string;
}

interface Provision {
  found?: () => string | undefined;
  install?: () => boolean | undefined;
}

export function programOf({ names, usualPlaces, variable, packageName, purpose, refusal }: Program) {
  /** Returns the path in the variable when it is set, else that of the first installed program. */
  const find = (environment: NodeJS.ProcessEnv = process.env, places = usualPlaces) => {
    const chosen = environment[variable];
    return chosen ? [chosen].find(isExecutable) : findExecutable(names, environment, places);
  };

  const installIt = () => !process.env[variable] && installPackage(packageName, purpose);

  /** Finds or installs the program. Throws the refusal when neither is possible. */
  const provide = ({ found = find, install = installIt }: Provision = {}) => {
    const path = found() ?? (install() ? found() : undefined);
    if (!path) throw new Error(refusal);
    return path;
  };
  return { find, provide };
}

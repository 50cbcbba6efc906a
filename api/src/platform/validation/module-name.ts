import { isModuleName, isReleaseName } from '@vitral/contracts/modules';
import { passes } from './text.ts';

/** Accepts what can be the name of a module, of this repository or of another one. */
export const IsModuleName = () => passes('isModuleName', isModuleName);

/** Accepts what can be the name of a module, and `shell`. */
export const IsReleaseName = () => passes('isReleaseName', isReleaseName);

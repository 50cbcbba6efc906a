import { isModuleName, isReleaseName } from '@vitral/contracts/modules';
import type { ValidationOptions } from 'class-validator';
import { passes } from './text.ts';

/** Accepts what can be the name of a module, of this repository or of another one. */
export const IsModuleName = () => passes('isModuleName', isModuleName);

/** Accepts what can be the name of a module, and `shell`. */
export const IsReleaseName = (options?: ValidationOptions) => passes('isReleaseName', isReleaseName, options);

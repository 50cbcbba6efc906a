import { isModuleName, isReleaseName } from '@vitral/contracts/modules';
import type { ValidationOptions } from 'class-validator';
import { passes } from './text.ts';

/** Accepts possible names of modules, of this repository or of another one. */
export const IsModuleName = () => passes('isModuleName', isModuleName);

/** Accepts possible names of modules, and `shell`. */
export const IsReleaseName = (options?: ValidationOptions) => passes('isReleaseName', isReleaseName, options);

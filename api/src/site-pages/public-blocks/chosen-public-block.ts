import type { ChosenPublicBlock } from '@vitral/contracts/blocks';
import { LIMITS } from '@vitral/contracts/limits';
import { isRecord } from '../../platform/validation/shapes.ts';

const isName = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= LIMITS.name;

/** Recognizes the value of a field `publicBlock` by its names: the types of an older release may not have the field. */
export const isChosenPublicBlock = (value: unknown): value is ChosenPublicBlock =>
  isRecord(value) &&
  Object.keys(value).length === 2 &&
  isName(value['module']) &&
  isName(value['publicBlock']);

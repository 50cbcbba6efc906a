import type { EvenIfUsed } from '@vitral/contracts';
import { IsBoolean } from 'class-validator';
import { Switch } from '../platform/validation/switch.ts';

/** In the query of a deletion: whether it is meant although the file is in use. */
export class EvenIfUsedQuery implements EvenIfUsed {
  @Switch() @IsBoolean() evenIfUsed = false;
}

import {
  MODULE_NAMES,
  type ModuleName,
  OVERRIDE_MINUTES,
  type OverrideInput,
  type OverrideMinutes,
} from '@vitral/contracts';
import { IsIn, ValidateBy } from 'class-validator';
import { isLoopbackOrigin } from './loopback-origin.ts';

export class OverrideDto implements OverrideInput {
  @IsIn(MODULE_NAMES) module!: ModuleName;
  @ValidateBy({ name: 'isDeveloperAddress', validator: { validate: isLoopbackOrigin } }) address!: string;
  @IsIn(OVERRIDE_MINUTES) minutes!: OverrideMinutes;
}

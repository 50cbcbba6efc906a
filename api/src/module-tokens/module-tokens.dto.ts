import {
  LIMITS,
  type ModuleTokenInput,
  RELEASE_NAMES,
  type ReleaseName,
  TOKEN_DAYS,
  type TokenDays,
} from '@vitral/contracts';
import { IsBoolean, IsIn } from 'class-validator';
import { Line } from '../platform/validation/text.ts';

export class ModuleTokenDto implements ModuleTokenInput {
  @Line(LIMITS.name) name!: string;
  @IsIn(RELEASE_NAMES) module!: ReleaseName;
  @IsBoolean() mayActivate = false;
  @IsIn(TOKEN_DAYS) days!: TokenDays;
}

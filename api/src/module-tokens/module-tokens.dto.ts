import { LIMITS } from '@vitral/contracts/limits';
import { type ModuleTokenInput, TOKEN_DAYS, type TokenDays } from '@vitral/contracts/module-tokens';
import type { ReleaseName } from '@vitral/contracts/modules';
import { IsBoolean, IsIn, ValidateIf } from 'class-validator';
import { IsReleaseName } from '../platform/validation/module-name.ts';
import { Line } from '../platform/validation/text.ts';

export class ModuleTokenDto implements ModuleTokenInput {
  @Line(LIMITS.name) name!: string;
  @ValidateIf((input: ModuleTokenDto) => input.module !== null)
  @IsReleaseName()
  module!: ReleaseName | null;
  @IsBoolean() mayActivate = false;
  @IsBoolean() mayPreview = false;
  @IsBoolean() mayPromote = false;
  @IsIn(TOKEN_DAYS) days!: TokenDays;
}

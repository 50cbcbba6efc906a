import type { DeviceCodeInput, DeviceLoginApproval, DeviceLoginInput } from '@vitral/contracts/device-logins';
import { LIMITS } from '@vitral/contracts/limits';
import { TOKEN_DAYS, type TokenDays } from '@vitral/contracts/module-tokens';
import type { ReleaseName } from '@vitral/contracts/modules';
import { IsBoolean, IsIn, ValidateIf } from 'class-validator';
import { IsReleaseName } from '../platform/validation/module-name.ts';
import { Line } from '../platform/validation/text.ts';

export class DeviceLoginDto implements DeviceLoginInput {
  @Line(LIMITS.name) machine!: string;
  @ValidateIf(({ module }: DeviceLoginDto) => module !== null) @IsReleaseName() module: ReleaseName | null =
    null;
  @IsBoolean() mayActivate = false;
  @IsBoolean() mayPreview = false;
  @IsBoolean() mayPromote = false;
}

export class DeviceLoginApprovalDto implements DeviceLoginApproval {
  @ValidateIf(({ module }: DeviceLoginApprovalDto) => module !== null)
  @IsReleaseName()
  module!: ReleaseName | null;
  @IsBoolean() mayActivate!: boolean;
  @IsBoolean() mayPreview!: boolean;
  @IsBoolean() mayPromote!: boolean;
  @IsIn(TOKEN_DAYS) days!: TokenDays;
}

export class DeviceCodeDto implements DeviceCodeInput {
  @Line(LIMITS.name) deviceCode!: string;
}

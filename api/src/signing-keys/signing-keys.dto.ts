import { LIMITS } from '@vitral/contracts/limits';
import type { ReleaseName } from '@vitral/contracts/modules';
import {
  SIGNING_KEY_DAYS,
  type SigningKeyDays,
  type SigningKeyInput,
  type SigningKeyRevocation,
} from '@vitral/contracts/signing-keys';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator';
import { IsReleaseName } from '../platform/validation/module-name.ts';
import { Line, Text } from '../platform/validation/text.ts';

export class SigningKeyDto implements SigningKeyInput {
  @Line(LIMITS.name) name!: string;
  @Text(LIMITS.publicKey) publicKey!: string;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.tags)
  @ArrayUnique()
  @IsReleaseName({ each: true })
  modules!: ReleaseName[];
  /** Days after which signatures with the key are no longer accepted; null for no expiry. */
  @ValidateIf((input: SigningKeyDto) => input.days !== null)
  @IsIn(SIGNING_KEY_DAYS)
  days!: SigningKeyDays | null;
}

export class SigningKeyRevocationDto implements SigningKeyRevocation {
  @Line(LIMITS.reason) reason!: string;
}

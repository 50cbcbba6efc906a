import { LIMITS } from '@vitral/contracts/limits';
import { RELEASE_NAMES, type ReleaseName } from '@vitral/contracts/modules';
import {
  SIGNING_KEY_DAYS,
  type SigningKeyDays,
  type SigningKeyInput,
  type SigningKeyRevocation,
} from '@vitral/contracts/signing-keys';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator';
import { Line, Text } from '../platform/validation/text.ts';

export class SigningKeyDto implements SigningKeyInput {
  @Line(LIMITS.name) name!: string;
  @Text(LIMITS.publicKey) publicKey!: string;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(RELEASE_NAMES.length)
  @ArrayUnique()
  @IsIn(RELEASE_NAMES, { each: true })
  modules!: ReleaseName[];
  /** Days after which the key accepts no more signatures; null for no end. */
  @ValidateIf((input: SigningKeyDto) => input.days !== null)
  @IsIn(SIGNING_KEY_DAYS)
  days!: SigningKeyDays | null;
}

export class SigningKeyRevocationDto implements SigningKeyRevocation {
  @Line(LIMITS.reason) reason!: string;
}

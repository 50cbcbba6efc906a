import { LIMITS } from '@vitral/contracts/limits';
import {
  PASSKEY_LOGIN_PURPOSES,
  PASSKEY_TRANSPORTS,
  type PasskeyAssertion,
  type PasskeyInput,
  type PasskeyLoginPurpose,
  type PasskeyNameInput,
  type PasskeyTransport,
} from '@vitral/contracts/passkeys';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsIn, MaxLength } from 'class-validator';
import { Line, passes } from '../../platform/validation/text.ts';

const isBase64Url = (text: string) => /^[\w-]+$/.test(text);

const Data = () => applyDecorators(passes('isBase64Url', isBase64Url), MaxLength(LIMITS.passkeyData));

export class PasskeyNameDto implements PasskeyNameInput {
  @Line(LIMITS.passkeyName) name!: string;
}

export class PasskeyDto extends PasskeyNameDto implements PasskeyInput {
  @Data() credentialId!: string;
  @Data() clientDataJson!: string;
  @Data() attestationObject!: string;
  @IsArray()
  @ArrayMaxSize(PASSKEY_TRANSPORTS.length)
  @IsIn(PASSKEY_TRANSPORTS, { each: true })
  transports!: PasskeyTransport[];
}

export class PasskeyAssertionDto implements PasskeyAssertion {
  @Data() credentialId!: string;
  @Data() clientDataJson!: string;
  @Data() authenticatorData!: string;
  @Data() signature!: string;
  @Data() userHandle!: string;
}

export class PasskeyPurposeDto {
  @IsIn(PASSKEY_LOGIN_PURPOSES) purpose!: PasskeyLoginPurpose;
}

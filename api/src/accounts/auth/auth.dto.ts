import type {
  LoginInput,
  ForgottenPasswordInput,
  PasswordLinkInput,
  RegistrationInput,
  SecondFactorInput,
} from '@vitral/contracts/accounts';
import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, IsString, Length, NotContains, IsIn, ValidateNested } from 'class-validator';
import { Line, Email, Username } from '../../platform/validation/text.ts';
import { PasskeyAssertionDto } from '../passkeys/passkeys.dto.ts';

/** Only limits the work; the form has stricter rules of its own (docs/product/accounts.md). */
export class LoginDto implements LoginInput {
  // PostgreSQL cannot store NUL in text.
  @IsString() @Length(1, LIMITS.username) @NotContains('\0') username!: string;
  @IsString() @Length(1, LIMITS.password) password!: string;
  @IsOptional() @IsString() @Length(1, LIMITS.code) code?: string;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => PasskeyAssertionDto) passkey?: PasskeyAssertionDto;
}

export class SecondFactorDto implements SecondFactorInput {
  @IsOptional() @IsString() @Length(1, LIMITS.code) code?: string;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => PasskeyAssertionDto) passkey?: PasskeyAssertionDto;
}

export class ForgottenPasswordDto implements ForgottenPasswordInput {
  @Line(LIMITS.email) account!: string;
  @IsIn(LANGUAGES) language!: Language;
}

export class LinkTokenDto {
  @IsString() @Length(1, LIMITS.linkToken) token!: string;
}

export class PasswordLinkDto extends LinkTokenDto implements PasswordLinkInput {
  @IsString() @Length(1, LIMITS.password) password!: string;
}

export class RegistrationDto implements RegistrationInput {
  @Line(LIMITS.name) name!: string;
  @Username() username!: string;
  @Email() email!: string;
  @IsString() @Length(1, LIMITS.password) password!: string;
  @IsIn(LANGUAGES) language!: Language;
}

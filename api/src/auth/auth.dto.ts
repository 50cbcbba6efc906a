import { LIMITS, type LoginInput } from '@vitral/contracts';
import { IsOptional, IsString, Length, NotContains } from 'class-validator';

/** Only bounds the work: the form's own rules (specification, section 5) are the form's. */
export class LoginDto implements LoginInput {
  // PostgreSQL stores no NUL.
  @IsString() @Length(1, LIMITS.username) @NotContains('\0') username!: string;
  @IsString() @Length(1, LIMITS.password) password!: string;
  @IsOptional() @IsString() @Length(1, LIMITS.code) code?: string;
}

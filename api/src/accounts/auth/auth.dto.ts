import { LIMITS, type LoginInput } from '@vitral/contracts';
import { IsOptional, IsString, Length, NotContains } from 'class-validator';

/** Bounds the work only; the form has stricter rules of its own (docs/product/accounts.md). */
export class LoginDto implements LoginInput {
  // PostgreSQL cannot store NUL in text.
  @IsString() @Length(1, LIMITS.username) @NotContains('\0') username!: string;
  @IsString() @Length(1, LIMITS.password) password!: string;
  @IsOptional() @IsString() @Length(1, LIMITS.code) code?: string;
}

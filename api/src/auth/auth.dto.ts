import { LIMITS, type LoginInput } from '@vitral/contracts';
import { IsOptional, IsString, Length } from 'class-validator';

/** Only bounds the work: the form's own rules (specification, section 5) are the form's. */
export class LoginDto implements LoginInput {
  @IsString() @Length(1, LIMITS.username) username!: string;
  @IsString() @Length(1, LIMITS.password) password!: string;
  @IsOptional() @IsString() @Length(1, LIMITS.code) code?: string;
}

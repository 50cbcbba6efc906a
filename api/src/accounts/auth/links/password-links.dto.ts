import { LIMITS, type PasswordLinkInput } from '@vitral/contracts';
import { IsString, Length } from 'class-validator';

export class LinkTokenDto {
  @IsString() @Length(1, LIMITS.linkToken) token!: string;
}

export class PasswordLinkDto extends LinkTokenDto implements PasswordLinkInput {
  @IsString() @Length(1, LIMITS.password) password!: string;
}

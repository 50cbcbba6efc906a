import type { ZoomAccountInput } from '@vitral/contracts/zoom-account';
import { LIMITS } from '@vitral/contracts/limits';
import { Transform } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { IsInt, IsOptional, IsString, Length, Matches, Min } from 'class-validator';

/** Visible ASCII characters without a colon, which separates the two parts of a Basic login. */
const CREDENTIAL = /^[\x21-\x39\x3b-\x7e]*$/;

const Credential = (min: number) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    Length(min, LIMITS.apiKey),
    Matches(CREDENTIAL),
  );

export class ZoomAccountDto implements ZoomAccountInput {
  @Credential(1) accountId!: string;
  @Credential(1) clientId!: string;
  @IsOptional() @Credential(LIMITS.apiKeyMin) clientSecret: string | null = null;
  @IsOptional() @Credential(LIMITS.apiKeyMin) eventSecret: string | null = null;
  @IsInt() @Min(0) version!: number;
}

import type { ApiKeyInput } from '@vitral/contracts/api-keys';
import { LIMITS } from '@vitral/contracts/limits';
import { Transform } from 'class-transformer';
import { IsString, Length, Matches } from 'class-validator';

/** Visible ASCII characters, which a header can carry. */
const SENDABLE = /^[\x21-\x7e]*$/;

export class ApiKeyDto implements ApiKeyInput {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(LIMITS.apiKeyMin, LIMITS.apiKey)
  @Matches(SENDABLE)
  key!: string;
}

import { LIMITS } from '@vitral/contracts/limits';
import type { UnsavedInputUpdate } from '@vitral/contracts/unsaved-inputs';
import { IsInt, IsJSON, IsOptional, IsString, Max, Min } from 'class-validator';

export class UnsavedInputDto implements UnsavedInputUpdate {
  /** Its size in bytes is limited by the service. */
  @IsString() @IsJSON() input!: string;
  @IsOptional() @IsInt() @Min(1) @Max(LIMITS.count) baseVersion: number | null = null;
}

import type { RestoreInput } from '@vitral/contracts/backups';
import { LIMITS } from '@vitral/contracts/limits';
import { IsBoolean, IsOptional } from 'class-validator';
import { Line, OptionalLine } from '../platform/validation/text.ts';

export class RestoreDto implements RestoreInput {
  /** The backup's filename, typed by a person. */
  @Line(LIMITS.fileName) confirmation!: string;
  /** The private key or passphrase that opens an encrypted archive. It is neither stored nor logged. */
  @OptionalLine(LIMITS.archiveKey) key?: string | null;
  /** Required for an archive from elsewhere that no trusted site signed. */
  @IsOptional() @IsBoolean() acceptsUntrusted?: boolean;
}

import type { RestoreInput } from '@vitral/contracts/backups';
import { LIMITS } from '@vitral/contracts/limits';
import { Line } from '../platform/validation/text.ts';

export class RestoreDto implements RestoreInput {
  /** The backup's filename, typed by a person. */
  @Line(LIMITS.fileName) confirmation!: string;
}

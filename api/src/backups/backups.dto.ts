import { LIMITS, type RestoreInput } from '@vitral/contracts';
import { Line } from '../platform/validation/text.ts';

export class RestoreDto implements RestoreInput {
  /** The backup's filename, typed by a person. */
  @Line(LIMITS.fileName) confirmation!: string;
}

import { IsUUID } from 'class-validator';

export class DifferenceQuery {
  /** The release to compare with, of the same module. */
  @IsUUID() from!: string;
}

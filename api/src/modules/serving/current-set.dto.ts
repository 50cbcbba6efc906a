import { IsOptional, IsUUID } from 'class-validator';

export class CurrentSetQuery {
  /** The set of the page that asks. */
  @IsOptional() @IsUUID() seen?: string;
}

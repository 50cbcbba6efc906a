import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

const WIDEST = 10_000;

export class ContentFileQuery {
  @IsIn(['attachment', 'inline']) disposition: 'attachment' | 'inline' = 'attachment';
  /** Pixels; of a picture the smallest variant that is at least so wide. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(WIDEST) w?: number;
  @IsOptional() @IsIn(['square']) shape?: 'square';
}

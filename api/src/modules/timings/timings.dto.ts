import {
  LONGEST_TIMING_MS,
  MAX_TIMINGS,
  type Timing,
  TIMING_METRICS,
  type TimingMetric,
  type TimingReport,
} from '@vitral/contracts/visit-timings';
import { LIMITS } from '@vitral/contracts/limits';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsNumber,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

export class TimingDto implements Timing {
  @IsIn(TIMING_METRICS) metric!: TimingMetric;
  @MaxLength(LIMITS.pagePath) @Matches(/^\//) path!: string;
  @IsNumber() @Min(0) @Max(LONGEST_TIMING_MS) milliseconds!: number;
}

export class TimingReportDto implements TimingReport {
  @IsUUID() set!: string;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_TIMINGS)
  @ValidateNested({ each: true })
  @Type(() => TimingDto)
  values!: TimingDto[];
}

import {
  LOAD_FAILURES,
  LOAD_OUTCOMES,
  type LoadFailure,
  type LoadOutcome,
  type LoadReport,
  RELEASE_NAMES,
  type ReleaseName,
} from '@vitral/contracts';
import { IsIn, IsUUID, Matches } from 'class-validator';

export class LoadReportDto implements LoadReport {
  @IsUUID() set!: string;
  @IsIn(RELEASE_NAMES) module!: ReleaseName;
  @Matches(/^\d[\w.+-]{0,79}$/) release!: string;
  @IsIn(LOAD_FAILURES) reason!: LoadFailure;
  @IsIn(LOAD_OUTCOMES) outcome!: LoadOutcome;
}

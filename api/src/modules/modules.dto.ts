import { PickType } from '@nestjs/swagger';
import type { ModuleName, ReleaseName } from '@vitral/contracts/modules';
import {
  type ActivationInput,
  type CandidateInput,
  LOAD_FAILURES,
  LOAD_OUTCOMES,
  type LoadFailure,
  type LoadOutcome,
  type LoadReport,
  OVERRIDE_MINUTES,
  type OverrideInput,
  type OverrideMinutes,
  RELEASE_LIMITS,
  type RollbackInput,
} from '@vitral/contracts/releases';
import { LIMITS } from '@vitral/contracts/limits';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { Type } from 'class-transformer';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { IsModuleName, IsReleaseName } from '../platform/validation/module-name.ts';
import { Line } from '../platform/validation/text.ts';
import { isLoopbackOrigin } from './overrides/loopback-origin.ts';

export class ReleasesQuery extends PickType(ListQuery, ['limit', 'offset'] as const) {}

/** Characters of a time as `toISOString` writes it. */
export const ISO_LENGTH = 24;

export class PublicationQuery {
  /** The commit that the release was built from. */
  @IsOptional() @MaxLength(RELEASE_LIMITS.revision) @Matches(/^\w[\w./-]*$/) revision?: string;
  /** SHA-256 that the files must have; otherwise nothing is published. */
  @IsOptional() @Matches(/^[0-9a-f]{64}$/) digest?: string;
  /** The site that promotes the release. */
  @IsOptional() @Line(LIMITS.name) promotedFrom?: string;
  /** The person or token that promotes it on the other site. */
  @IsOptional() @Line(LIMITS.name) promotedBy?: string;
  /** Time at which the release passed its trial on the other site. */
  @IsOptional() @IsISO8601({ strict: true }) @MaxLength(ISO_LENGTH) provedAt?: string;
}

export class CurrentSetQuery {
  /** The set of the page that sends the request. */
  @IsOptional() @IsUUID() seen?: string;
}

export class DifferenceQuery {
  /** The release to compare with, of the same module. */
  @IsUUID() from!: string;
}

export class OverrideDto implements OverrideInput {
  @IsModuleName() module!: ModuleName;
  @ValidateBy({ name: 'isDeveloperAddress', validator: { validate: isLoopbackOrigin } }) address!: string;
  @IsIn(OVERRIDE_MINUTES) minutes!: OverrideMinutes;
}

export class LoadReportDto implements LoadReport {
  @IsUUID() set!: string;
  @IsReleaseName() module!: ReleaseName;
  @Matches(/^\d[\w.+-]{0,79}$/) release!: string;
  @IsIn(LOAD_FAILURES) reason!: LoadFailure;
  @IsIn(LOAD_OUTCOMES) outcome!: LoadOutcome;
}

const MIN_SHARE = 1;
const MAX_SHARE = 99;

export class ActivationDto implements ActivationInput {
  @IsOptional() @IsInt() @Min(MIN_SHARE) @Max(MAX_SHARE) share?: number;
}

export class CandidateDto implements CandidateInput {
  @IsInt() @Min(MIN_SHARE) @Max(MAX_SHARE) share!: number;
  @IsInt() @Min(1) version!: number;
}

export class CandidateVersionQuery {
  @Type(() => Number) @IsInt() @Min(1) version!: number;
}

export class RollbackDto implements RollbackInput {
  @IsOptional() @IsUUID() from?: string;
}

export class HistoryQuery extends ListQuery {
  @IsOptional() @IsReleaseName() module?: ReleaseName;
}

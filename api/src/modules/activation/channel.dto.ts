import {
  type ActivationInput,
  type CandidateInput,
  RELEASE_NAMES,
  type ReleaseName,
  type RollbackInput,
} from '@vitral/contracts';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { ListQuery } from '../../platform/lists/list-query.dto.ts';

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
  @IsOptional() @IsIn(RELEASE_NAMES) module?: ReleaseName;
}

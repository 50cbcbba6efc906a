import { type BulkSelection, SWITCH_BULK_ACTIONS, type SwitchBulkChange } from '@vitral/contracts/bulk';
import { LIMITS } from '@vitral/contracts/limits';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';

/** Returns distinct ids in lower case, in the order in which their rows are locked. */
const distinct = ({ value }: { value: unknown }) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')
    ? [...new Set(value.map((id: string) => id.toLowerCase()))].sort()
    : value;

/** The items of a bulk change; a noun adds its `action`. */
export class BulkDto implements BulkSelection {
  /** Required unless `total` says that the filters in the query select the items. */
  @ValidateIf(({ ids, total }: BulkDto) => ids !== undefined || total === undefined)
  @Transform(distinct)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.bulk)
  @IsUUID('all', { each: true })
  ids?: string[];

  @IsOptional() @IsInt() @Min(0) @Max(LIMITS.count) total?: number;
  @IsOptional() @IsUUID('all') after?: string;
}

export class SwitchBulkDto extends BulkDto implements SwitchBulkChange {
  @IsIn(SWITCH_BULK_ACTIONS) action!: SwitchBulkChange['action'];
}

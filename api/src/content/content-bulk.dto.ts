import { LIMITS, type Visibility } from '@vitral/contracts';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsUUID,
  ValidateIf,
} from 'class-validator';
import { Tags, VisibilityName } from './content.fields.ts';

export const BULK_ACTIONS = [
  'set-visibility',
  'show',
  'hide',
  'delete',
  'restore',
  'add-tags',
  'remove-tags',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const isAboutTags = ({ action }: ContentBulkDto) => action === 'add-tags' || action === 'remove-tags';

/** Returns distinct ids in the order in which their rows are locked. */
const distinct = ({ value }: { value: unknown }) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')
    ? [...new Set(value.map((id: string) => id.toLowerCase()))].sort()
    : value;

/** The DTO of ContentBulkChange. Fields that the action does not need are ignored. */
export class ContentBulkDto {
  @Transform(distinct)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.bulk)
  @IsUUID('all', { each: true })
  ids!: string[];

  @IsIn(BULK_ACTIONS) action!: BulkAction;

  @ValidateIf(({ action }: ContentBulkDto) => action === 'set-visibility')
  @VisibilityName()
  visibility!: Visibility;

  @ValidateIf(isAboutTags) @ArrayNotEmpty() @Tags() tags!: string[];

  @IsBoolean() evenIfUsed = false;
}

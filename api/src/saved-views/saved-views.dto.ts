import { LIMITS } from '@vitral/contracts/limits';
import {
  COLUMN_WIDTH,
  type NewSavedView,
  type SavedViewInput,
  type SavedViewUpdate,
  VIEWED_LIST_NAMES,
  type ViewColumn,
  type ViewedList,
} from '@vitral/contracts/saved-views';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { Line, passes } from '../platform/validation/text.ts';

/** Names of filters and of columns. */
const NAME = new RegExp(`^[A-Za-z][A-Za-z0-9]{0,${LIMITS.columnName - 1}}$`);
const MOST_FILTERS = 20;

/** Returns whether a text contains filters and sorting as lists write them: each once, with a value, and no page. */
function isListSearch(text: string): boolean {
  if (text.length > LIMITS.viewSearch) return false;
  const params = new URLSearchParams(text);
  const names = [...params.keys()];
  if (params.toString() !== text || names.length > MOST_FILTERS || new Set(names).size < names.length)
    return false;
  return [...params].every(([name, value]) => NAME.test(name) && name !== 'page' && value !== '');
}

export class ViewColumnDto implements ViewColumn {
  @Matches(NAME) field!: string;
  @IsBoolean() isHidden!: boolean;
  @IsOptional() @IsInt() @Min(COLUMN_WIDTH.min) @Max(COLUMN_WIDTH.max) width: number | null = null;
}

/** Columns of a table, or null for its default columns. */
export const ViewColumns = () =>
  applyDecorators(
    IsOptional(),
    IsArray(),
    ArrayMaxSize(LIMITS.viewColumns),
    ArrayUnique(({ field }: ViewColumn) => field),
    ValidateNested({ each: true }),
    Type(() => ViewColumnDto),
  );

class SavedViewFields implements SavedViewInput {
  @Line(LIMITS.viewName) name!: string;
  @passes('isListSearch', isListSearch) search!: string;
  @ViewColumns() columns: ViewColumnDto[] | null = null;
  @IsBoolean() isShared!: boolean;
}

export class SavedViewDto extends SavedViewFields implements NewSavedView {
  @ApiProperty({ enum: VIEWED_LIST_NAMES })
  @IsIn(VIEWED_LIST_NAMES)
  list!: ViewedList;
}

@IgnoresFields('id', 'list', 'createdAt', 'updatedAt', 'ownerName', 'isOwn', 'isEditable')
export class SavedViewUpdateDto extends SavedViewFields implements SavedViewUpdate {
  @IsInt() @Min(1) version!: number;
}

export class SavedViewsQuery implements Pick<NewSavedView, 'list'> {
  @ApiProperty({ enum: VIEWED_LIST_NAMES })
  @IsIn(VIEWED_LIST_NAMES)
  list!: ViewedList;
}

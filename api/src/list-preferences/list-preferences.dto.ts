import type { ListColumnsInput, StartViewInput } from '@vitral/contracts/list-preferences';
import { IsUUID, ValidateIf } from 'class-validator';
import { ViewColumnDto, ViewColumns } from '../saved-views/index.ts';

export class ListColumnsDto implements ListColumnsInput {
  @ViewColumns() columns: ViewColumnDto[] | null = null;
}

export class StartViewDto implements StartViewInput {
  /** The field is required, so that omitting it by mistake does not clear the view. */
  @ValidateIf(({ viewId }: StartViewDto) => viewId !== null) @IsUUID() viewId!: string | null;
}

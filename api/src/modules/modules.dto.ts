import { PickType } from '@nestjs/swagger';
import { ListQuery } from '../platform/lists/list-query.dto.ts';

export class ReleasesQuery extends PickType(ListQuery, ['limit', 'offset'] as const) {}

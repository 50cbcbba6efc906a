import { PickType } from '@nestjs/swagger';
import { ListQuery } from '../platform/validation/list-query.dto.ts';

export class ReleasesQuery extends PickType(ListQuery, ['limit', 'offset'] as const) {}

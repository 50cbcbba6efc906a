import { COLLECTION_LIMITS, type CollectionErasure } from '@vitral/contracts/collections';
import { IsObject, Matches } from 'class-validator';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Line } from '../platform/validation/text.ts';

/** The query of a list of documents; the service checks the fields of `sort` and `filter` against the declaration. */
export class DocumentsQuery extends ListQuery {
  /** A leading hyphen means descending order. */
  @Matches(new RegExp(`^-?[A-Za-z][A-Za-z0-9]{0,${COLLECTION_LIMITS.name - 1}}$`)) sort = '-createdAt';
  @IsObject() filter: Record<string, unknown> = {};
}

export class CollectionErasureDto implements CollectionErasure {
  @Line(3 * COLLECTION_LIMITS.name) confirmation!: string;
}

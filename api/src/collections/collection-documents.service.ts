import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type CollectionDeclaration,
  type CollectionDocument as DocumentResponse,
  COLLECTION_LIMITS as LIMITS,
  type PublicCollectionDocument,
} from '@vitral/contracts/collections';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditedItems } from '../platform/audit/audited-items.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { ItemHistory } from '../platform/audit/item-history.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Lists, orderOf, type Page } from '../platform/lists/lists.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { Trash, type TrashKind } from '../platform/trash/trash.ts';
import { assertMayWrite, readingOf } from './collection-access.ts';
import { CollectionDeclarations } from './collection-declarations.service.ts';
import { DocumentsQuery } from './collections.dto.ts';
import type { ReadQuery } from './document.pipes.ts';
import { CollectionDocument } from './collections.entity.ts';
import { bytesOf } from './compatibility.ts';
import { columnsOf, SLOTS, withDefaults } from './conform.ts';
import { brokenRules, withCleanTexts } from './document-checks.ts';
import { filterOf, inCollection, seen, sortOf } from './document-filters.ts';
import { type Place, placeOfPath } from './place.ts';

type Values = Record<string, unknown>;

interface First {
  sort: string;
  limit: number;
}

/** Visitors receive the fewer fields. */
type ReadDocument = DocumentResponse | PublicCollectionDocument;

const TABLES = ['module_collection', 'collection_document'];

export const scopeOf = ({ module, collection }: Place): string => `${module}/${collection}`;

const KIND = {
  noun: 'collection-documents',
  entity: CollectionDocument,
  nameOf: ({ name }: CollectionDocument) => name,
  scopeOf,
  stateOf: ({ module, collection, ...row }: CollectionDocument) => ({
    module,
    collection,
    ...toResponse(row),
  }),
  isPersonal: true,
} as const satisfies TrashKind<CollectionDocument> & { stateOf: unknown };

/** The documents that modules store. The declaration of a module decides who may read and write them. docs/adr/096. */
@Injectable()
export class CollectionDocuments implements OnModuleInit {
  private readonly items: AuditedItems<CollectionDocument, object>;

  constructor(
    private readonly em: EntityManager,
    private readonly declarations: CollectionDeclarations,
    private readonly lists: Lists,
    private readonly trash: Trash,
    private readonly history: ItemHistory,
    private readonly reads: PublicReads,
    audit: AuditService,
  ) {
    this.items = new AuditedItems<CollectionDocument, object>(audit, KIND);
  }

  onModuleInit(): void {
    this.trash.offer(KIND);
    this.reads.offerAll((path) => {
      const place = placeOfPath(path);
      return place && { path, tables: TABLES, read: () => this.list(null, place, new DocumentsQuery()) };
    });
  }

  async list(viewer: Viewer | null, place: Place, query: ReadQuery): Promise<Page<ReadDocument>> {
    const declaration = await this.declarations.find(place);
    const reading = readingOf(viewer, declaration);
    const filter = filterOf(place, declaration, query, reading);
    const { limit, offset } = query;
    const options = { limit, offset, sort: sortOf(declaration, query.sort), mayBeNull: [...SLOTS] };
    const page = await this.lists.read(CollectionDocument, filter, { ...options, exclude: HEAVY });
    return page.map<ReadDocument>(reading === 'all' ? toResponse : toPublicResponse);
  }

  /** Returns the first documents that visitors see, with one query. Throws `collections.not-found` or `auth.unauthorized`. */
  async firstPublic(place: Place, { sort, limit }: First): Promise<PublicCollectionDocument[]> {
    const declaration = await this.declarations.find(place);
    const filter = { $and: [inCollection(place), ...seen(declaration, readingOf(null, declaration))] };
    const orderBy = orderOf(sortOf(declaration, sort), [...SLOTS]);
    const rows = await this.em
      .fork()
      .find(CollectionDocument, filter, { orderBy, limit, fields: ['data', 'createdAt'] });
    return rows.map(toPublicResponse);
  }

  async get(viewer: Viewer | null, place: Place, id: string): Promise<ReadDocument> {
    const declaration = await this.declarations.find(place);
    const reading = readingOf(viewer, declaration);
    const filter = { $and: [{ id }, inCollection(place), ...seen(declaration, reading)] };
    const row = await this.em.findOne(CollectionDocument, filter);
    if (!row) throw new AppError('collection-documents.not-found', { id });
    return reading === 'all' ? toResponse(row) : toPublicResponse(row);
  }

  create(viewer: Viewer, place: Place, input: Values): Promise<DocumentResponse> {
    return this.em.transactional(async (em) => {
      const declaration = await this.lockForWriting(em, viewer, place, { isAlone: true });
      await this.refuseFull(em, place, declaration);
      const columns = columnsOf(declaration, checked(declaration, input));
      const row = em.create(CollectionDocument, { ...inCollection(place), ...columns, aside: {} });
      await this.items.add(em, row);
      return toResponse(row);
    });
  }

  update(
    viewer: Viewer,
    place: Place,
    id: string,
    version: number,
    input: Values,
  ): Promise<DocumentResponse> {
    return this.em.transactional(async (em) => {
      const declaration = await this.lockForWriting(em, viewer, place);
      const row = await this.items.lock(em, id, inCollection(place));
      const columns = columnsOf(declaration, checked(declaration, input));
      await this.items.edit(em, row, version, () => {
        // PostgreSQL reorders the fields of JSON, which the ORM would mistake for a change.
        if (!isDeepStrictEqual(columns.data, row.data)) Object.assign(row, columns);
      });
      return toResponse(row);
    });
  }

  remove(viewer: Viewer, place: Place, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await this.lockForWriting(em, viewer, place);
      const row = await this.items.lock(em, id, inCollection(place));
      this.items.record(em, 'deleted', row, { before: KIND.stateOf(row) });
      await this.trash.put(em, KIND, row);
    });
  }

  restore(viewer: Viewer, place: Place, id: string): Promise<DocumentResponse> {
    return this.em.transactional(async (em) => {
      const declaration = await this.lockForWriting(em, viewer, place, { isAlone: true });
      const row = await this.trash.takeOut(em, KIND, id, async ({ module, collection }) => {
        if (module !== place.module || collection !== place.collection)
          throw new AppError('collection-documents.not-found', { id });
        await this.refuseFull(em, place, declaration);
      });
      this.items.record(em, 'restored', row, { after: KIND.stateOf(row) });
      return toResponse(row);
    });
  }

  async deleted(viewer: Viewer, place: Place, query: ListQuery) {
    assertMayWrite(viewer, await this.declarations.find(place));
    return this.trash.list(KIND.noun, query, scopeOf(place));
  }

  /** Lists what was done to a document of the collection. */
  async entries(viewer: Viewer, place: Place, id: string, query: ListQuery) {
    assertMayWrite(viewer, await this.declarations.find(place));
    await this.items.get(this.em, id, inCollection(place));
    return this.history.entries(KIND.noun, id, query);
  }

  /** Locks the declaration, so that no release changes it before the document is written. */
  private async lockForWriting(em: EntityManager, viewer: Viewer, place: Place, { isAlone = false } = {}) {
    assertMayWrite(viewer, await this.declarations.find(place));
    const declaration = await this.declarations.lock(em, place, isAlone);
    assertMayWrite(viewer, declaration);
    return declaration;
  }

  /** Locks the collection exclusively, so that parallel requests do not exceed the limit. */
  private async refuseFull(
    em: EntityManager,
    place: Place,
    declaration: CollectionDeclaration,
  ): Promise<void> {
    const max = declaration.maxDocuments ?? LIMITS.defaultDocuments;
    if ((await em.count(CollectionDocument, inCollection(place))) >= max)
      throw new AppError('collections.full', { max });
  }
}

/** Columns that no response contains. */
const HEAVY: (keyof CollectionDocument & string)[] = ['aside', 'searchText'];

/** Returns the values of a document from a request. Throws `request.invalid` or `collection-documents.too-large`. */
function checked(declaration: CollectionDeclaration, input: Values): Values {
  const data = withDefaults(declaration, withCleanTexts(input) as Values);
  const limit = bytesOf(declaration);
  if (Buffer.byteLength(JSON.stringify(data)) > limit)
    throw new AppError('collection-documents.too-large', { limit });
  const fields = brokenRules(declaration.schema, data);
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return data;
}

type Row = Pick<CollectionDocument, 'id' | 'data' | 'createdAt' | 'updatedAt' | 'version'>;
type PublicRow = Pick<CollectionDocument, 'id' | 'data' | 'createdAt'>;

const toPublicResponse = ({ id, data, createdAt }: PublicRow): PublicCollectionDocument => ({
  ...data,
  id,
  createdAt: createdAt.toISOString(),
});

const toResponse = (row: Row): DocumentResponse => ({
  ...toPublicResponse(row),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CollectionDeclaration } from '@vitral/contracts/collections';
import type { ModuleCollection } from './collections.entity.ts';
import { columnsOf, conform } from './conform.ts';

const BATCH_SIZE = 500;

interface StoredDocument {
  id: string;
  data: Record<string, unknown>;
  aside: Record<string, unknown>;
}

/** A place of documents: those of the collection, or those in the trash, whose columns are JSON. */
interface Store {
  select: string;
  update: string;
}

const LIVE: Store = {
  select: `select id, data, aside from collection_document
    where module = ? and collection = ? and id > ? order by id limit ?`,
  update: `update collection_document as document
    set data = changed.data, aside = changed.aside, name = changed.name, search_text = changed.search_text, slot1 = changed.slot1,
      slot2 = changed.slot2, slot3 = changed.slot3, slot4 = changed.slot4, version = document.version + changed.step
    from jsonb_to_recordset(?::jsonb) as changed(id uuid, step int, data jsonb, aside jsonb, name text, search_text text,
      slot1 jsonb, slot2 jsonb, slot3 jsonb, slot4 jsonb)
    where document.id = changed.id`,
};

const ROW = `rows #> '{tables,0,rows,0}'`;

const TRASH: Store = {
  select: `select id, ${ROW} -> 'data' as data, ${ROW} -> 'aside' as aside from deleted_item
    where noun = 'collection-documents' and scope = ? || '/' || ? and id > ? order by id limit ?`,
  update: `update deleted_item as item
    set rows = jsonb_set(rows, '{tables,0,rows,0}', (${ROW}) || (changed.columns - 'id' - 'step')), item_name = changed.columns ->> 'name'
    from (select value as columns from jsonb_array_elements(?::jsonb)) as changed
    where item.id = (changed.columns ->> 'id')::uuid`,
};

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Changes the documents of a collection, including those in the trash, from its declaration to the next one. */
export async function migrateDocuments(
  em: EntityManager,
  { module, name, declaration: from }: ModuleCollection,
  to: CollectionDeclaration,
): Promise<void> {
  if (isDeepStrictEqual(shapeOf(from), shapeOf(to))) return;
  for (const { select, update } of [LIVE, TRASH]) {
    let last = FIRST_ID;
    for (let found = BATCH_SIZE; found === BATCH_SIZE;) {
      const documents = await em.execute<StoredDocument[]>(select, [module, name, last, BATCH_SIZE]);
      if (documents.length > 0)
        await em.execute(update, [JSON.stringify(documents.map((document) => changed(document, from, to)))]);
      found = documents.length;
      last = documents.at(-1)?.id ?? last;
    }
  }
}

/** Returns the parts of a declaration that the columns of documents depend on. */
const shapeOf = ({ schema, renames, indexes, label }: CollectionDeclaration) => ({
  schema,
  renames,
  indexes,
  label,
});

/** Only changed documents get a new version, which makes open forms of them stale. */
function changed(
  { id, data, aside }: StoredDocument,
  from: CollectionDeclaration,
  to: CollectionDeclaration,
) {
  const after = conform({ data, aside }, from, to);
  const { searchText, ...columns } = columnsOf(to, after.data);
  const step = isDeepStrictEqual(after.data, data) ? 0 : 1;
  return { id, step, ...columns, aside: after.aside, search_text: searchText };
}

import { defineEntity, p } from '@mikro-orm/core';
import type { CollectionDeclaration } from '@vitral/contracts/collections';
import { announced, editable, identity, instant, searchIndex } from '../platform/entities/columns.ts';

const ModuleCollectionSchema = defineEntity({
  name: 'ModuleCollection',
  triggers: [announced('module_collection')],
  uniques: [{ properties: ['module', 'name'] }],
  properties: {
    ...identity(),
    module: p.text(),
    name: p.text(),
    /**
     * Declaration of the active release. Once no release declares the collection, the last declaration, which its
     * documents fit.
     */
    declaration: p.json<CollectionDeclaration>(),
    removedAt: instant().nullable(),
  },
});

/** A collection that a module declares, or declared earlier. */
export class ModuleCollection extends ModuleCollectionSchema.class {}
ModuleCollectionSchema.setClass(ModuleCollection);

export type IndexedValue = string | number | boolean;

/** Columns with the values of the indexed fields, in the order of the declaration. JSON compares numbers as numbers. */
const slot = () => p.json<IndexedValue>().nullable().hidden();

const CollectionDocumentSchema = defineEntity({
  name: 'CollectionDocument',
  triggers: [announced('collection_document')],
  indexes: [
    ...(['createdAt', 'updatedAt', 'slot1', 'slot2', 'slot3', 'slot4'] as const).map((property) => ({
      properties: ['module' as const, 'collection' as const, property, 'id' as const],
    })),
    {
      name: 'collection_document_search_index',
      expression: searchIndex('collection_document', 'search_text'),
    },
  ],
  properties: {
    ...editable(),
    module: p.text(),
    collection: p.text(),
    /** Its label, which names it in the audit log and in the trash. */
    name: p.text(),
    data: p.json<Record<string, unknown>>(),
    /** Values of fields that a rollback removed from the declaration. */
    aside: p.json<Record<string, unknown>>().hidden(),
    /** All texts of the document in their search form. */
    searchText: p.text().hidden(),
    slot1: slot(),
    slot2: slot(),
    slot3: slot(),
    slot4: slot(),
  },
});

/** A document that the server stores for a module. */
export class CollectionDocument extends CollectionDocumentSchema.class {}
CollectionDocumentSchema.setClass(CollectionDocument);

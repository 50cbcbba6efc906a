import type { Stored } from './items.ts';
import type { ModuleAccess } from './module-permissions.ts';

/** Bounds of what a module may declare in `module.json`, and of its documents. */
export const COLLECTION_LIMITS = {
  /** Collections of one module. */
  collections: 10,
  name: 40,
  /** Fields of a schema, including those of nested objects. */
  fields: 60,
  /** Levels of objects and lists in a document. */
  depth: 4,
  options: 50,
  text: 20_000,
  list: 200,
  indexes: 4,
  /** Maximum characters of an indexed text. */
  indexedText: 200,
  /** Former names of one field. */
  formerNames: 10,
  documents: 5000,
  defaultDocuments: 1000,
  documentBytes: 32_768,
  defaultDocumentBytes: 8192,
} as const;

export const TEXT_FORMATS = ['date', 'date-time', 'email', 'uri', 'uuid'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

interface Described {
  title?: string;
  description?: string;
  /** Value for documents that lack the field: new ones, and those stored before the field existed. Only for top-level fields. */
  default?: unknown;
}

interface TextSchema extends Described {
  type: 'string';
  minLength?: number;
  /** Required, except with `enum` or with a format of limited length. */
  maxLength?: number;
  format?: TextFormat;
  enum?: string[];
}

interface NumberSchema extends Described {
  type: 'number' | 'integer';
  minimum?: number;
  maximum?: number;
}

interface SwitchSchema extends Described {
  type: 'boolean';
}

interface ListSchema extends Described {
  type: 'array';
  items: FieldSchema;
  minItems?: number;
  maxItems: number;
}

export interface ObjectSchema extends Described {
  type: 'object';
  properties: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties: false;
}

/** The part of JSON Schema (2020-12) in which two schemas can be compared: docs/adding-a-module.md. */
export type FieldSchema = TextSchema | NumberSchema | SwitchSchema | ListSchema | ObjectSchema;

/** A collection of documents that a module declares in `module.json`. */
export interface CollectionDeclaration {
  name: string;
  /** The required text that names a document in the audit log and in the trash. */
  label: string;
  schema: ObjectSchema;
  /** The lowest role with this access, or a permission of the module. Writers may read. */
  permissions: { read: ModuleAccess; write: ModuleAccess };
  /** Visitors may also read it: every document, or those in which the switch of this name is on. */
  public?: true | string;
  /** Fields by which lists can be filtered and sorted. */
  indexes?: string[];
  /** Field → its former names. */
  renames?: Record<string, string[]>;
  maxDocuments?: number;
  maxBytes?: number;
}

/** A document as staff receive it: its own fields and those that the server adds. */
export type CollectionDocument<Fields extends object = Record<string, unknown>> = Fields & Stored;

/** A document as visitors receive it. */
export type PublicCollectionDocument<Fields extends object = Record<string, unknown>> = Fields &
  Pick<Stored, 'id' | 'createdAt'>;

/** A row of GET /api/collections. */
export interface CollectionSummary {
  module: string;
  name: string;
  isPublic: boolean;
  permissions: CollectionDeclaration['permissions'];
  documents: number;
  maxDocuments: number;
  /** Size of the documents, without those in the trash. */
  bytes: number;
  /** Time at which active releases stopped declaring the collection; null while one declares it. */
  removedAt: string | null;
}

/** DELETE /api/collections/{module}/{collection}: erases the documents of a collection that no active release declares. */
export interface CollectionErasure {
  /** `<module>/<collection>`. */
  confirmation: string;
}

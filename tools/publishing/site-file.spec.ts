import { describe, expect, it } from '@jest/globals';
import type { CollectionDeclaration } from '@vitral/contracts/collections';
import type { DocumentSchema, SiteDocument } from '@vitral/contracts/site-calls';
import { declareTypes, typeOf } from './schema-types.ts';
import { siteFile } from './site-file.ts';

const json = (schema: DocumentSchema) => ({ content: { 'application/json': { schema } } });
const pane = { $ref: '#/components/schemas/Pane' };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const DOCUMENT: SiteDocument = {
  info: { version: '1' },
  paths: {
    '/api/panes': {
      get: {
        operationId: 'PanesController_list',
        summary: 'Lists panes.',
        description: 'Access: public',
        parameters: [
          { name: 'offset', in: 'query', schema: { type: 'number' } },
          { name: 'filter', in: 'query', schema: { type: 'object' } },
          { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        responses: { 200: json({ type: 'array', items: pane }) },
      },
      post: {
        operationId: 'PanesController_create',
        requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } },
        responses: { 201: json(pane) },
      },
    },
    '/api/panes/{id}': {
      put: {
        operationId: 'PanesController_update',
        parameters: [id, { name: 'dry-run', in: 'query', required: true, schema: { type: 'boolean' } }],
        requestBody: json(pane),
        responses: { 200: json(pane) },
      },
      delete: { operationId: 'PanesController_remove', parameters: [id], responses: { 204: {} } },
    },
    '/api/panes/{id}/picture': {
      get: {
        operationId: 'PanePicturesController_send',
        parameters: [id],
        responses: { 200: { content: { 'image/png': {} } } },
      },
    },
  },
  components: {
    schemas: {
      Pane: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      Unused: {},
    },
  },
};
const EVENTS: CollectionDeclaration = {
  name: 'guest-events',
  label: 'title',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: { title: { type: 'string', maxLength: 10 }, day: { type: 'string', format: 'date' } },
    required: ['title'],
  },
  permissions: { read: 'user', write: 'manager' },
};

describe('siteFile', () => {
  const text = siteFile(DOCUMENT, { name: 'blog', collections: [EVENTS] });

  it('has a function for each call, with its parameters, what it sends and what it gets', () => {
    expect(text).toContain(`/** Lists panes. Access: public */
export const panesList = (query?: {
  offset?: number;
  [field: \`filter[\${string}]\`]: string | number | boolean | undefined;
  ids?: string;
}, options?: Omit<ReadOptions, 'query'>): Promise<Page<Pane>> =>
  api.list('/panes', { ...options, query: query ?? {} });`);
    expect(text)
      .toContain(`export const panesCreate = (body: FormData, options?: Omit<WriteOptions, 'query'>): Promise<Pane> =>
  api.post('/panes', body, options);`);
    expect(text).toContain(`export const panesUpdate = (id: string, body: Pane, query: {
  'dry-run': boolean;
}, options?: Omit<WriteOptions, 'query'>): Promise<Pane> =>
  api.put(\`/panes/\${encodeURIComponent(id)}\`, body, { ...options, query: query ?? {} });`);
    expect(text)
      .toContain(`export const panesRemove = (id: string, options?: Omit<WriteOptions, 'query'>): Promise<void> =>
  api.delete(\`/panes/\${encodeURIComponent(id)}\`, undefined, options);`);
  });

  it('has the URL of files', () => {
    expect(text).toContain(
      'export const panePicturesSend = (id: string): string => urlOf(`/panes/${encodeURIComponent(id)}/picture`);',
    );
  });

  it('types the collections of the module itself', () => {
    expect(text).toContain(`export type GuestEventsFields = {
  title: string;
  day?: string;
};`);
    expect(text).toContain("collectionOf<GuestEventsFields>('blog', 'guest-events');");
    expect(siteFile(DOCUMENT, { name: 'blog' })).not.toContain('collectionOf');
  });

  it('has the same bytes for an equal document, regardless of the order of its paths', () => {
    const paths = Object.fromEntries(Object.entries(DOCUMENT.paths).reverse());
    expect(siteFile({ ...DOCUMENT, paths }, { name: 'blog', collections: [EVENTS] })).toBe(text);
  });
});

describe('declareTypes', () => {
  it('declares what is referred to, in names that the file does not use itself', () => {
    const schemas = {
      Page: { type: 'object', properties: { next: { $ref: '#/Page' }, 'a-b': { type: 'string' } } },
      Other: {},
    };
    expect(declareTypes([{ type: 'array', items: { $ref: '#/Page' } }], schemas)).toEqual([
      "export type SitePage = {\n  next?: SitePage;\n  'a-b'?: string;\n};",
    ]);
  });
});

describe('typeOf', () => {
  it.each<[string, DocumentSchema]>([
    ["'a' | 'it\\'s' | null", { type: 'string', nullable: true, enum: ['a', "it's"] }],
    ["('a' | 'b')[]", { type: 'array', items: { enum: ['a', 'b'] } }],
    ['Pane | null', { $ref: '#/Pane', nullable: true }],
    ['Pane | null', { type: 'object', nullable: true, allOf: [{ $ref: '#/Pane' }] }],
    ['Pane & Other', { allOf: [{ $ref: '#/Pane' }, { $ref: '#/Other' }] }],
    ['string | number', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
    ['Record<string, number>', { type: 'object', additionalProperties: { type: 'number' } }],
    ['Record<string, unknown>', { type: 'object' }],
    ['Record<string, never>', { type: 'object', properties: {} }],
    [
      '{\n  a?: string;\n} & Record<string, unknown>',
      { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: true },
    ],
    ['Blob', { type: 'string', format: 'binary' }],
    ['unknown', {}],
  ])('writes %s', (type, schema) => {
    expect(typeOf(schema)).toBe(type);
  });

  it('writes descriptions that cannot end their comment', () => {
    const schema = { type: 'object', properties: { a: { type: 'string', description: 'Ends */ alert(1)' } } };
    expect(typeOf(schema)).toBe('{\n  /** Ends *\\/ alert(1) */\n  a?: string;\n}');
  });
});

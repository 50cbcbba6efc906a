import { describe, expect, it } from '@jest/globals';
import { callShape, type DocumentSchema, operationsOf, shapeOf, type SiteDocument } from './site-calls.ts';

const json = (schema: DocumentSchema) => ({ content: { 'application/json': { schema } } });
const document: SiteDocument = {
  info: { version: '1' },
  paths: {
    '/panes': { get: { operationId: 'PagesController_show', responses: { 200: json({ type: 'string' }) } } },
    '/api/panes': {
      post: {
        operationId: 'PanesController_create',
        requestBody: json({ $ref: '#/components/schemas/PaneDto' }),
        responses: { 201: json({ $ref: '#/components/schemas/Pane' }) },
      },
      get: {
        operationId: 'PanesController_list',
        parameters: [
          { name: 'q', in: 'query', schema: { type: 'string' } },
          { name: 'Idempotency-Key', in: 'header' },
        ],
        responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Pane' } }) },
      },
    },
    '/api/panes/{id}/picture': {
      get: {
        operationId: 'PanePicturesController_send[0]',
        responses: { 200: { content: { 'image/png': {} } } },
      },
    },
    '/api/panes/{id}': {
      delete: { operationId: 'PanesController_remove', responses: { 204: {} } },
      put: {
        operationId: 'PanesController_list',
        requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties: {} } } } },
        responses: { 200: json({}) },
      },
    },
  },
  components: {
    schemas: {
      Pane: {
        type: 'object',
        properties: { name: { type: 'string' }, parts: { type: 'array', items: { $ref: '#/x/Pane' } } },
        required: ['parts', 'name'],
      },
      PaneDto: { type: 'object', properties: { name: { type: 'string', description: 'Its name.' } } },
    },
  },
};

describe('operationsOf', () => {
  it('names each operation of the API after its noun and its verb, and leaves pages out', () => {
    const operations = operationsOf(document);
    expect(operations.map(({ name, method, path }) => `${name} ${method} ${path}`)).toEqual([
      'panesList GET /api/panes',
      'panesCreate POST /api/panes',
      'panesList2 PUT /api/panes/{id}',
      'panesRemove DELETE /api/panes/{id}',
      'panePicturesSend GET /api/panes/{id}/picture',
    ]);
    expect(operations.map(({ isLink, isForm }) => [isLink, isForm])).toEqual([
      [false, false],
      [false, false],
      [false, true],
      [false, false],
      [true, false],
    ]);
  });
});

describe('callShape', () => {
  const shapes = operationsOf(document).map((operation) =>
    callShape(operation, document.components?.schemas),
  );
  const pane = {
    type: 'object',
    properties: { name: { type: 'string' }, parts: { type: 'array', items: {} } },
    required: ['name', 'parts'],
  };

  it('contains what is sent and what is read, without texts, and ends where a schema contains itself', () => {
    expect(shapes.slice(0, 2)).toEqual([
      {
        method: 'GET',
        path: '/api/panes',
        query: { type: 'object', properties: { q: { type: 'string' } } },
        response: { type: 'array', items: pane },
      },
      {
        method: 'POST',
        path: '/api/panes',
        body: { type: 'object', properties: { name: { type: 'string' } } },
        response: pane,
      },
    ]);
    expect(shapes[3]).toEqual({ method: 'DELETE', path: '/api/panes/{id}' });
  });
});

describe('shapeOf', () => {
  it.each<[string, DocumentSchema, object]>([
    [
      'options in one order, and null apart',
      { type: 'string', enum: ['b', null, 'a'] },
      { type: 'string', nullable: true, enum: ['a', 'b'] },
    ],
    [
      'a reference that may be null',
      { $ref: '#/Name', nullable: true },
      { type: 'string', format: 'uuid', nullable: true },
    ],
    [
      'the parts of an allOf as one object',
      {
        nullable: true,
        type: 'object',
        allOf: [
          { $ref: '#/Named' },
          { type: 'object', properties: { size: { type: 'number' } }, required: ['size'] },
        ],
      },
      {
        type: 'object',
        nullable: true,
        properties: { name: { type: 'string', format: 'uuid' }, size: { type: 'number' } },
        required: ['name', 'size'],
      },
    ],
    [
      'a union',
      { oneOf: [{ type: 'string' }, { type: 'number' }] },
      { anyOf: [{ type: 'string' }, { type: 'number' }] },
    ],
    ['any object', { type: 'object' }, { type: 'object', additionalProperties: {} }],
    [
      'a map',
      { type: 'object', additionalProperties: { type: 'number' } },
      { type: 'object', additionalProperties: { type: 'number' } },
    ],
    ['a schema that is not known', { $ref: '#/Elsewhere' }, {}],
    ['a name of the prototype', { $ref: '#/constructor' }, {}],
  ])('keeps %s', (_, schema, shape) => {
    const schemas = {
      Name: { type: 'string', format: 'uuid' },
      Named: { type: 'object', properties: { name: { $ref: '#/Name' } }, required: ['name'] },
    };
    expect(shapeOf(schema, schemas)).toEqual(shape);
  });
});

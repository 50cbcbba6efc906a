import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { refineDocument } from './openapi.service.ts';

function document(): OpenAPIObject {
  return {
    openapi: '3.0.0',
    info: { title: 'Panes', version: '1' },
    paths: {
      '/panes/{id}': {
        get: {
          operationId: 'Panes_get',
          responses: {},
          parameters: [
            { name: 'id', in: 'path', required: true },
            { name: 'offset', in: 'query', required: true, schema: { type: 'object', default: 0 } },
          ],
        },
      },
    },
    components: {
      schemas: {
        Pane: {
          type: 'object',
          properties: { name: { type: 'string' }, isActive: { type: 'object', default: true } },
          required: ['name', 'isActive'],
        },
      },
    },
  };
}

const NO_ANSWERS = { operations: {}, schemas: {} };

describe('OpenApiService', () => {
  it('describes the access of a route', () => {
    const route = {
      method: 'GET',
      path: '/panes/:id',
      access: 'content.write',
      keyCovers: 'body',
      tokenScope: null,
    } as const;
    const refined = refineDocument(document(), [route], NO_ANSWERS);
    expect(refined.paths['/panes/{id}']?.get).toMatchObject({
      description: 'Access: content.write',
      security: [{ cookie: [] }],
    });
  });

  it('offers a module’s token beside a session where a route accepts both', () => {
    const route = {
      method: 'GET',
      path: '/panes/:id',
      access: 'modules.write or a token',
      keyCovers: 'body',
      tokenScope: null,
    } as const;
    expect(refineDocument(document(), [route], NO_ANSWERS).paths['/panes/{id}']?.get).toMatchObject({
      description: 'Access: modules.write or a token',
      security: [{ cookie: [] }, { bearer: [] }],
    });
  });

  it('requires only fields without a default, and types the others by it', () => {
    const { paths, components } = refineDocument(document(), [], NO_ANSWERS);
    expect(paths['/panes/{id}']?.get?.parameters).toEqual([
      { name: 'id', in: 'path', required: true },
      { name: 'offset', in: 'query', required: false, schema: { type: 'number', default: 0 } },
    ]);
    expect(components?.schemas?.['Pane']).toMatchObject({
      properties: { isActive: { type: 'boolean', default: true } },
      required: ['name'],
    });
  });

  it('describes the JSON response of a handler, unless it sends another type', () => {
    const described = document();
    const get = described.paths['/panes/{id}']?.get;
    if (get) get.responses = { 200: { description: '', content: { 'application/json': {} } } };
    const schema = { $ref: '#/components/schemas/PaneAnswer' };
    const sent = { 'image/png': { schema: { type: 'string' } } };
    described.paths['/panes'] = {
      get: { operationId: 'Panes_draw[1]', responses: { 200: { description: '', content: sent } } },
    };
    const { paths, components } = refineDocument(described, [], {
      operations: { Panes_get: schema, Panes_draw: { type: 'string' } },
      schemas: { PaneResponse: { type: 'object' } },
    });
    expect(paths['/panes/{id}']?.get?.responses).toMatchObject({
      200: { content: { 'application/json': { schema } } },
    });
    expect(paths['/panes']?.get?.responses).toMatchObject({ 200: { content: sent } });
    expect(Object.keys(components?.schemas ?? {})).toEqual(['Pane', 'PaneResponse']);
  });

  it('uses the first sentence of a comment as the summary and the rest as the description', () => {
    const described = document();
    const get = described.paths['/panes/{id}']?.get;
    if (get) get.summary = 'Returns a pane. Its colours are those of the day.';
    const route = {
      method: 'GET',
      path: '/panes/:id',
      access: 'public',
      keyCovers: 'body',
      tokenScope: null,
    } as const;
    expect(refineDocument(described, [route], NO_ANSWERS).paths['/panes/{id}']?.get).toMatchObject({
      summary: 'Returns a pane.',
      description: 'Its colours are those of the day. Access: public',
    });
  });
});

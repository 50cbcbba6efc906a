import { expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { refineDocument } from './refine-document.ts';

function document(): OpenAPIObject {
  return {
    openapi: '3.0.0',
    info: { title: 'Panes', version: '1' },
    paths: {
      '/panes/{id}': {
        get: {
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

it('says who may call a route', () => {
  const route = {
    method: 'GET',
    path: '/panes/:id',
    access: 'content.write',
    keyCovers: 'body',
  } as const;
  const refined = refineDocument(document(), [route]);
  expect(refined.paths['/panes/{id}']?.get).toMatchObject({
    description: 'Access: content.write',
    security: [{ cookie: [] }],
  });
});

it('says where a module’s token does as well as a session', () => {
  const route = {
    method: 'GET',
    path: '/panes/:id',
    access: 'modules.write or a token',
    keyCovers: 'body',
  } as const;
  expect(refineDocument(document(), [route]).paths['/panes/{id}']?.get).toMatchObject({
    description: 'Access: modules.write or a token',
    security: [{ cookie: [] }, { bearer: [] }],
  });
});

it('requires only what has no default, and types the rest by it', () => {
  const { paths, components } = refineDocument(document(), []);
  expect(paths['/panes/{id}']?.get?.parameters).toEqual([
    { name: 'id', in: 'path', required: true },
    { name: 'offset', in: 'query', required: false, schema: { type: 'number', default: 0 } },
  ]);
  expect(components?.schemas?.['Pane']).toMatchObject({
    properties: { isActive: { type: 'boolean', default: true } },
    required: ['name'],
  });
});

import type { OpenAPIObject } from '@nestjs/swagger';
import { LIMITS } from '@vitral/contracts';
import { BY_PUBLISHERS } from '../access/access.ts';
import { isReading } from '../http/is-reading.ts';
import type { DeclaredRoute } from '../access/declared-routes.ts';

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same for each attempt to send one thing, which is done once. Repeated within a day, a call is answered as before; with another body, or for another call, 422.',
  schema: { type: 'string', pattern: '^[!-~]+$', maxLength: LIMITS.idempotencyKey },
} satisfies Parameter;

type Route = Pick<DeclaredRoute, 'method' | 'path' | 'access' | 'keyCovers'>;
type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** Adds what the decorators do not tell: who may call a route, which writes take a key, and that what has a default may be left out. */
export function refineDocument(document: OpenAPIObject, routes: Route[]): OpenAPIObject {
  for (const { method, path, access, keyCovers } of routes) {
    const item = document.paths[path.replace(/:(\w+)/g, '{$1}')];
    const operation = item?.[method.toLowerCase() as 'get'];
    if (!operation) continue;
    describeAccess(operation, access ?? '');
    if (!isReading({ method }) && keyCovers !== 'nothing')
      operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
  }
  for (const item of Object.values(document.paths)) relaxParameters(item);
  relaxSchemas(document.components?.schemas ?? {});
  return document;
}

function describeAccess(operation: Operation, access: string): void {
  operation.description = `Access: ${access}`;
  if (access === 'public') return;
  operation.security = access === BY_PUBLISHERS ? [{ cookie: [] }, { bearer: [] }] : [{ cookie: [] }];
}

function relaxParameters(item: PathItem): void {
  for (const operation of [item.get, item.post, item.put, item.delete]) {
    for (const parameter of operation?.parameters ?? []) {
      if (!('in' in parameter) || parameter.in !== 'query') continue;
      parameter.required = false;
      if (parameter.schema) typeByDefault(parameter.schema);
    }
  }
}

function relaxSchemas(schemas: Schemas): void {
  for (const schema of Object.values(schemas)) {
    if (!('properties' in schema) || !schema.properties || !schema.required) continue;
    const { properties, required } = schema;
    Object.values(properties).forEach(typeByDefault);
    schema.required = required.filter((name) => !('default' in (properties[name] ?? {})));
  }
}

/** A field such as `offset = 0` has no type that the compiler writes down. */
function typeByDefault(schema: Schemas[string]): void {
  if (!('default' in schema) || schema.default === null || schema.enum) return;
  delete schema.allOf;
  schema.type = typeof schema.default as 'boolean' | 'number' | 'string';
}

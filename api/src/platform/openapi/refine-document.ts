import type { OpenAPIObject } from '@nestjs/swagger';
import { LIMITS } from '@vitral/contracts';
import { BY_PUBLISHERS } from '../access/access.ts';
import { type DeclaredRoute, isReading } from '../access/route-table.ts';

const JSON_TYPE = 'application/json';

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

/** Written by `scripts/openapi-responses.ts`. */
export interface Responses {
  /** Schemas keyed by `Class_method`; null for handlers that return nothing. */
  operations: Record<string, Schemas[string] | null>;
  schemas: Schemas;
}

/**
 * Adds facts that decorators do not carry: access, response schemas, the keys of writes, and that fields with a default are
 * optional.
 */
export function refineDocument(document: OpenAPIObject, routes: Route[], answers: Responses): OpenAPIObject {
  for (const { method, path, access, keyCovers } of routes) {
    const item = document.paths[path.replace(/:(\w+)/g, '{$1}')];
    const operation = item?.[method.toLowerCase() as 'get'];
    if (!operation) continue;
    describeAccess(operation, access ?? '');
    if (!isReading({ method }) && keyCovers !== 'nothing')
      operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
  }
  for (const operation of Object.values(document.paths).flatMap(operationsOf)) {
    describeResponse(operation, answers);
    relaxParameters(operation);
  }
  relaxSchemas(document.components?.schemas ?? {});
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...answers.schemas },
  };
  return document;
}

function describeAccess(operation: Operation, access: string): void {
  const [summary, ...details] = operation.summary?.split(/(?<=\.) /) ?? [];
  operation.summary = summary;
  operation.description = [...details, `Access: ${access}`].join(' ');
  if (access === 'public') return;
  operation.security = access === BY_PUBLISHERS ? [{ cookie: [] }, { bearer: [] }] : [{ cookie: [] }];
}

/** Sets the schema of a JSON response; handlers of other types declare them with `@Sends`. */
function describeResponse(operation: Operation, { operations }: Responses): void {
  // Operation ids of handlers with several paths end with a number.
  const schema = operations[operation.operationId?.replace(/\[\d+\]$/, '') ?? ''];
  const [, response] = Object.entries(operation.responses).find(([status]) => /^2/.test(status)) ?? [];
  if (!schema || !response || !('description' in response)) return;
  const types = Object.keys(response.content ?? {});
  if (types.every((type) => type === JSON_TYPE)) response.content = { [JSON_TYPE]: { schema } };
}

function operationsOf({ get, post, put, delete: remove }: PathItem): Operation[] {
  return [get, post, put, remove].filter((operation) => operation !== undefined);
}

function relaxParameters({ parameters = [] }: Operation): void {
  for (const parameter of parameters) {
    if (!('in' in parameter) || parameter.in !== 'query') continue;
    parameter.required = false;
    if (parameter.schema) typeByDefault(parameter.schema);
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

/** Derives the type from the default: the compiler emits none for a field such as `offset = 0`. */
function typeByDefault(schema: Schemas[string]): void {
  if (!('default' in schema) || schema.default === null || schema.enum) return;
  delete schema.allOf;
  schema.type = typeof schema.default as 'boolean' | 'number' | 'string';
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type INestApplication, Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { LIMITS } from '@vitral/contracts/limits';
import type { SiteDocument } from '@vitral/contracts/site-calls';
import { declaredRoutes, type DeclaredRoute, isReading } from '../access/route-table.ts';
import { AppError } from '../errors/app-error.ts';
import { Configuration } from '../config/configuration.ts';
import { SESSION_COOKIE } from '../http/cookies.ts';
import { HOST_SESSION_COOKIE } from '../sessions/session-cookie.ts';
import { BY_PUBLISHERS } from '../access/access.ts';

/** Files of the build: types of requests and responses that decorators do not carry. */
const METADATA = new URL('../../metadata.js', import.meta.url);
const RESPONSES = new URL('../../responses.json', import.meta.url);

@Injectable()
export class OpenApiService {
  private application: INestApplication | null = null;
  private built: Promise<OpenAPIObject> | null = null;

  describe(application: INestApplication): void {
    this.application = application;
  }

  document(): Promise<OpenAPIObject> {
    if (!this.application) throw new AppError('server.not-ready');
    this.built ??= build(this.application);
    return this.built;
  }

  /** Returns the same document as the contracts type it: paths contain operations only, and parameters are never references. */
  async siteDocument(): Promise<SiteDocument> {
    return (await this.document()) as unknown as SiteDocument;
  }
}

async function build(application: INestApplication): Promise<OpenAPIObject> {
  if (existsSync(METADATA)) {
    const metadata = (await import(METADATA.href)) as { default: () => Promise<Record<string, unknown>> };
    await SwaggerModule.loadPluginMetadata(metadata.default);
  }
  const isBehindTls = application.get(Configuration).publicUrl?.startsWith('https:');
  const description = new DocumentBuilder()
    .setTitle('Vitral')
    .setDescription('All requests of the API. Errors are { statusCode, code, message, params, requestId }.')
    .setVersion('1')
    .addCookieAuth(isBehindTls ? HOST_SESSION_COOKIE : SESSION_COOKIE)
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(application, description);
  const responses = existsSync(RESPONSES)
    ? (JSON.parse(await readFile(RESPONSES, 'utf8')) as Responses)
    : { operations: {}, schemas: {} };
  return refineDocument(document, declaredRoutes(application.get(ModulesContainer)), responses);
}

const JSON_TYPE = 'application/json';

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same for every attempt of one write, which is done once. A repetition within a day gets the first response; one with another body or another URL gets 422.',
  schema: { type: 'string', pattern: '^[!-~]+$', maxLength: LIMITS.idempotencyKey },
} satisfies Parameter;

type Route = Pick<DeclaredRoute, 'method' | 'path' | 'access' | 'keyCovers' | 'tokenScope'>;
type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

export interface Responses {
  operations: Record<string, Schemas[string] | null>;
  schemas: Schemas;
}

/** Adds what decorators do not carry: access, response schemas, keys of writes, and that defaults are optional. */
export function refineDocument(
  document: OpenAPIObject,
  routes: Route[],
  responses: Responses,
): OpenAPIObject {
  for (const { method, path, access, keyCovers, tokenScope } of routes) {
    const item = document.paths[path.replace(/:(\w+)/g, '{$1}')];
    const operation = item?.[method.toLowerCase() as 'get'];
    if (!operation) continue;
    describeAccess(operation, access ?? '', tokenScope);
    if (!isReading({ method }) && keyCovers !== 'nothing')
      operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
  }
  for (const operation of Object.values(document.paths).flatMap(operationsOf)) {
    describeResponse(operation, responses);
    relaxParameters(operation);
  }
  relaxSchemas(document.components?.schemas ?? {});
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...responses.schemas },
  };
  return document;
}

function describeAccess(operation: Operation, access: string, tokenScope: string | null): void {
  const [summary, ...details] = operation.summary?.split(/(?<=\.) /) ?? [];
  operation.summary = summary;
  const token = tokenScope === null ? '' : `. Access tokens: ${tokenScope}`;
  operation.description = [...details, `Access: ${access}${token}`].join(' ');
  const bearer = tokenScope !== null || access === BY_PUBLISHERS ? [{ bearer: [] }] : [];
  if (access !== 'public') operation.security = [{ cookie: [] }, ...bearer];
  // The empty requirement stands for visitors.
  else if (tokenScope !== null) operation.security = [{}, ...bearer];
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

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModulesContainer } from '@nestjs/core';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { declaredRoutes } from '../../src/platform/access/route-table.ts';
import {
  OpenApiService,
  type Responses,
  refineDocument,
} from '../../src/platform/openapi/openapi.service.ts';
import type { Api } from '../start-api.ts';

/** Part of an OpenAPI schema that the fuzz test reads. */
export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  minLength?: number;
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  $ref?: string;
  allOf?: Schema[];
}

export interface Operation {
  method: string;
  /** Path with its parameters in braces. */
  path: string;
  /** Access rule, as in `api/routes.txt`. */
  access: string;
  query: Record<string, Schema>;
  body: Schema | null;
  schemas: Record<string, Schema>;
}

/** Deletions come last, so that the other operations find existing rows. */
const ORDER = ['GET', 'POST', 'PUT', 'DELETE'];

const METADATA = new URL('../../dist/metadata.js', import.meta.url);
const RESPONSES = new URL('../../dist/responses.json', import.meta.url);

/** Returns every operation of the OpenAPI document, and every route that the document omits. */
export async function readOperations(api: Api): Promise<Operation[]> {
  const { paths, components } = await describeApi(api);
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>;
  const operations = declaredRoutes(api.application.get(ModulesContainer)).map(({ method, path, access }) => {
    const url = path.replace('*path', ':path').replace(/:(\w+)/g, '{$1}');
    const item = paths[url] as OpenAPIObject['paths'][string] | undefined;
    const described = item?.[method.toLowerCase() as 'get'];
    return { method, path: url, access: access ?? '', schemas, ...readDescription(described) };
  });
  return operations.sort((one, other) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method));
}

/** Returns the same OpenAPI document as a build. */
export async function describeApi({ application }: Api): Promise<OpenAPIObject> {
  await describeTypes();
  // A new service: the one of the application may have cached a document without those types.
  const service = new OpenApiService();
  service.describe(application);
  const document = await service.document();
  const responses = JSON.parse(await readFile(RESPONSES, 'utf8')) as Responses;
  return refineDocument(document, [], responses);
}

/** Loads the type metadata of the build, with its paths changed to the source files that run here. */
async function describeTypes(): Promise<void> {
  const built = await readFile(METADATA, 'utf8');
  const sources = new URL('../../src/', import.meta.url).href;
  const text = built.replaceAll(/import\("\.\/([^"]+)\.js"\)/g, `import("${sources}$1.ts")`);
  const file = join(process.env['VITRAL_TEST_FOLDER'] ?? '', 'fuzz-metadata.mjs');
  await writeFile(file, text);
  const { default: metadata } = (await import(file)) as { default: () => Promise<Record<string, unknown>> };
  await SwaggerModule.loadPluginMetadata(metadata);
}

type Described = NonNullable<OpenAPIObject['paths'][string]['get']>;

function readDescription(described: Described | undefined): Pick<Operation, 'query' | 'body'> {
  const query: Record<string, Schema> = {};
  for (const parameter of described?.parameters ?? []) {
    if ('in' in parameter && parameter.in === 'query')
      query[parameter.name] = (parameter.schema ?? {}) as Schema;
  }
  const content =
    described?.requestBody && 'content' in described.requestBody ? described.requestBody.content : {};
  const [first] = Object.values(content);
  return { query, body: (first?.schema as Schema | undefined) ?? null };
}

/** Returns the schema that a reference points to. */
export function resolved(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = (schema.$ref ?? schema.allOf?.[0]?.$ref)?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}

import {
  CALL_LIMITS,
  CALL_METHODS,
  type CallMethod,
  type CallShape,
  type Shape,
  type ShapeType,
} from './module-calls.ts';

/** Part of an OpenAPI schema from which calls are derived. */
export interface DocumentSchema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  format?: string;
  description?: string;
  items?: DocumentSchema;
  properties?: Record<string, DocumentSchema>;
  required?: string[];
  additionalProperties?: boolean | DocumentSchema;
  allOf?: DocumentSchema[];
  anyOf?: DocumentSchema[];
  oneOf?: DocumentSchema[];
}

interface Content {
  content?: Record<string, { schema?: DocumentSchema }>;
}

export interface DocumentParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: DocumentSchema;
}

export interface DocumentOperation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: DocumentParameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

export type DocumentSchemas = Record<string, DocumentSchema>;

/** Part of a site's OpenAPI document from which calls are derived. */
export interface SiteDocument {
  info: { version: string };
  paths: Record<string, Record<string, DocumentOperation>>;
  components?: { schemas?: DocumentSchemas };
}

export interface SiteOperation {
  /** Name of the call: `testimonialsList` for `TestimonialsController_list`. */
  name: string;
  method: CallMethod;
  path: string;
  operation: DocumentOperation;
  body?: DocumentSchema;
  isForm: boolean;
  /** Schema of the JSON response. */
  response?: DocumentSchema;
  /** Responds with a file, a stream or a redirect; pages link to it instead of calling it. */
  isLink: boolean;
}

/** Lists the operations of the API, sorted by path and method; pages of the site are left out. */
export function operationsOf({ paths }: SiteDocument): SiteOperation[] {
  const names = new Map<string, number>();
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, item]) =>
      CALL_METHODS.flatMap((method) => {
        const operation = item[method.toLowerCase()];
        return operation ? [{ name: freeName(operation, names), ...describe(method, path, operation) }] : [];
      }),
    );
}

/** Converts an operation to the shape that is recorded and compared. */
export function callShape(
  { method, path, operation, body, response }: SiteOperation,
  schemas: DocumentSchemas = {},
): CallShape {
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name);
  const properties = Object.fromEntries(query.map(({ name, schema = {} }) => [name, schema]));
  return {
    method,
    path,
    ...(query.length > 0 && { query: shapeOf({ type: 'object', properties, required }, schemas) }),
    ...(body && { body: shapeOf(body, schemas) }),
    ...(response && { response: shapeOf(response, schemas) }),
  };
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

function describe(method: CallMethod, path: string, operation: DocumentOperation) {
  const { requestBody: { content: sent = {} } = {}, responses } = operation;
  const [, received] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const body = (sent[JSON_TYPE] ?? sent[FORM_TYPE])?.schema;
  const response = received?.content?.[JSON_TYPE]?.schema;
  const isLink = method === 'GET' && !response;
  return {
    ...{ method, path, operation, isForm: FORM_TYPE in sent, isLink },
    ...(body && { body }),
    ...(response && { response }),
  };
}

/** Ids of handlers with several paths end with a number. */
function freeName({ operationId }: DocumentOperation, names: Map<string, number>): string {
  const [noun = '', verb = ''] = operationId
    .replace(/\[\d+\]$/, '')
    .replace('Controller_', '_')
    .split('_');
  const name = (noun.charAt(0).toLowerCase() + noun.slice(1) + verb.charAt(0).toUpperCase() + verb.slice(1))
    .replaceAll(/\W/g, '')
    .replace(/^(?=\d|$)/, 'call');
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  return count === 1 ? name : `${name}${count}`;
}

/** Returns the name that a reference leads to. */
export const referredName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Converts a schema. A schema that contains itself becomes "any value" where it repeats. */
export function shapeOf(
  schema: DocumentSchema,
  schemas: DocumentSchemas,
  parents: readonly string[] = [],
): Shape {
  if (parents.length > CALL_LIMITS.depth) return {};
  if (schema.$ref) {
    const name = referredName(schema.$ref);
    const referred = Object.hasOwn(schemas, name) && !parents.includes(name) ? schemas[name] : undefined;
    const shape = referred ? shapeOf(referred, schemas, [...parents, name]) : {};
    return schema.nullable && Object.keys(shape).length > 0 ? { ...shape, nullable: true } : shape;
  }
  const { allOf, ...own } = schema;
  const inner = (each: DocumentSchema) => shapeOf(each, schemas, [...parents, '']);
  if (!allOf) return plainShape(own, inner);
  // The parts of `allOf` declare the fields, so an object without fields of its own is not open.
  return allOf.map(inner).reduce(merged, plainShape({ additionalProperties: false, ...own }, inner));
}

const TYPES: readonly string[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
] satisfies ShapeType[];

function plainShape(schema: DocumentSchema, inner: (schema: DocumentSchema) => Shape): Shape {
  const { type = '', nullable, format, items } = schema;
  const options = schema.enum?.filter((value) => value !== null) as Shape['enum'];
  const union = schema.anyOf ?? schema.oneOf;
  return {
    ...(TYPES.includes(type) && { type: type as ShapeType }),
    ...((nullable || schema.enum?.includes(null)) && { nullable: true as const }),
    ...(options && { enum: options.toSorted((one, other) => (String(one) < String(other) ? -1 : 1)) }),
    ...(format && { format }),
    ...(items && { items: inner(items) }),
    ...(type === 'object' && fieldsOf(schema, inner)),
    ...(union && { anyOf: union.map(inner) }),
  };
}

function fieldsOf(
  { properties, required = [], additionalProperties }: DocumentSchema,
  inner: (schema: DocumentSchema) => Shape,
): Shape {
  const entries = Object.entries(properties ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  // An object without declared fields may have any field.
  const others = additionalProperties ?? properties === undefined;
  return {
    ...(properties && {
      properties: Object.fromEntries(entries.map(([name, field]) => [name, inner(field)])),
    }),
    ...(required.length > 0 && { required: required.toSorted() }),
    ...(others !== false && { additionalProperties: others === true ? {} : inner(others) }),
  };
}

/** Joins the parts of an `allOf`. */
function merged(one: Shape, other: Shape): Shape {
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])].toSorted();
  return {
    ...one,
    ...other,
    ...((one.properties || other.properties) && {
      properties: { ...one.properties, ...other.properties },
    }),
    ...(required.length > 0 && { required }),
  };
}

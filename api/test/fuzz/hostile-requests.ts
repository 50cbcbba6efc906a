import fc, { type Arbitrary } from 'fast-check';
import { ROLES, type Role } from '@vitral/contracts/access';
import type { SentRequest } from './ask.ts';
import { BODIES, HEADERS } from './hostile-parts.ts';
import { DATES, NUMBERS, OTHERS, PATH_PARTS, TEXTS } from './hostile-values.ts';
import { type Operation, resolved, type Schema } from './operations.ts';

export type Who = Role | 'visitor';

export interface HostileRequest extends SentRequest {
  who: Who;
}

/** Values that exist in the database: ids keyed by the path of their list, other path parameters by name. */
export type KnownParts = Record<string, string[]>;

/** Replaces lone surrogates, which have no percent-encoding. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

const UUID = '5e0fcd1c-9d43-4f52-8a07-3c8b8b4d6a11';
const hostile: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...DATES) },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom(...OTHERS) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Chooses the role: an admin in most requests, since the input of others is refused unread. */
function callerOf({ access }: Operation): Arbitrary<Who> {
  const anybody = fc.constantFrom<Who>('visitor', ...ROLES);
  if (access === 'public') return anybody;
  return fc.oneof({ weight: 3, arbitrary: fc.constant<Who>('admin') }, anybody);
}

/** Generates a valid value for a field, as far as its schema or name allows a guess. */
function plausible(name: string, schema: Schema, operation: Operation, depth = 0): Arbitrary<unknown> {
  const {
    enum: values,
    type,
    properties,
    items,
    format,
    minLength = 0,
    minimum = 1,
  } = resolved(schema, operation.schemas);
  if (values) return fc.constantFrom(...values);
  if (properties && depth < 5) return recordOf(properties, operation, depth + 1);
  if (type === 'array' && depth < 5) {
    return fc.array(plausible(name, items ?? {}, operation, depth + 1), { minLength: 1, maxLength: 3 });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'integer') return fc.constant(Math.max(minimum, 1));
  return fc.constant(textFor(name, format, minLength));
}

function textFor(name: string, format: string | undefined, minLength: number): string {
  if (format === 'email' || /email/i.test(name)) return 'ana@example.org';
  if (/url|link|address|image/i.test(name)) return 'https://example.org/a';
  if (/expiresAt|createdAt|from$|^to$/i.test(name)) return '2026-12-01T10:00:00Z';
  if (/date/i.test(name)) return '2026-12-01';
  if (/time$/i.test(name)) return '09:30';
  if (/zone/i.test(name)) return 'Europe/Madrid';
  if (/^ids?$|Id$|^set$/.test(name)) return UUID;
  return 'Ana'.padEnd(minLength, 'x');
}

/** Generates a valid record in which up to two fields have hostile values. */
function recordOf(fields: Record<string, Schema>, operation: Operation, depth = 0): Arbitrary<object> {
  const [first, ...others] = Object.entries(fields).map(([name, schema]) =>
    hostileFor(name, schema).map((value) => [name, value] as const),
  );
  if (!first) return fc.constant({});
  const changes = fc.array(fc.oneof(first, ...others), { maxLength: 2 });
  return fc
    .tuple(plausibleRecord(fields, operation, depth), changes)
    .map(([record, changed]) => ({ ...record, ...Object.fromEntries(changed) }));
}

export function plausibleRecord(
  fields: Record<string, Schema>,
  operation: Operation,
  depth = 0,
): Arbitrary<object> {
  const model = Object.entries(fields).map(
    ([name, schema]) => [name, plausible(name, schema, operation, depth)] as const,
  );
  return fc.record(Object.fromEntries(model), { noNullPrototype: true });
}

export const isDate = (name: string) => /At$|date|^from$|^to$/i.test(name);

/** Mostly picks values of the expected type, since others fail at the first check. */
function hostileFor(name: string, { type }: Schema): Arbitrary<unknown> {
  const weight = 4;
  if (type === 'number') return fc.oneof(hostile, { weight, arbitrary: fc.constantFrom(...NUMBERS) });
  if (isDate(name)) return fc.oneof(hostile, { weight, arbitrary: fc.constantFrom(...DATES) });
  if (type === 'string') return fc.oneof(hostile, { weight, arbitrary: fc.constantFrom(...TEXTS) });
  return hostile;
}

function bodyOf(operation: Operation): Arbitrary<Pick<HostileRequest, 'type' | 'body'>> {
  if (operation.method === 'GET') return fc.constant({ type: null, body: null });
  const odd = fc.constantFrom(...BODIES).map(([type, body]) => ({ type, body }));
  const fields = operation.body ? resolved(operation.body, operation.schemas).properties : undefined;
  if (!fields) return odd;
  const record = recordOf(fields, operation);
  const json = fc
    .oneof(
      { weight: 6, arbitrary: record },
      {
        weight: 1,
        arbitrary: fc.tuple(record, hostile).map(([known, more]) => ({ ...known, unknown: more })),
      },
      { weight: 1, arbitrary: hostile },
    )
    .map((value) => ({ type: 'application/json', body: JSON.stringify(value) }));
  const form = record.map((value) => formOf(operation, value as Record<string, unknown>));
  const isForm = /upload|file$|^\/api\/content$/.test(operation.path) || !operation.path.startsWith('/api/');
  return fc.oneof({ weight: 4, arbitrary: isForm ? form : json }, json, odd);
}

/** Returns the text of a form field. A hostile object may have no `toString` that works. */
const fieldText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

function formOf({ path }: Operation, fields: Record<string, unknown>): Pick<HostileRequest, 'type' | 'body'> {
  const texts = Object.entries(fields).map(([name, value]) => [name, fieldText(value)] as const);
  if (!path.startsWith('/api/')) {
    const body = texts.map((pair) => pair.map((text) => encoded(text)).join('=')).join('&');
    return { type: 'application/x-www-form-urlencoded', body };
  }
  const parts = texts.map(
    ([name, text]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a\0.txt"\r\n\r\nwords\r\n';
  return { type: 'multipart/form-data; boundary=x', body: `${parts.join('')}${file}--x--\r\n` };
}

function pathOf({ path }: Operation, known: KnownParts): Arbitrary<string> {
  const [list = ''] = path.split('/{id}');
  const parts = path.split(/(\{\w+\})/).map((part) => {
    if (!part.startsWith('{')) return fc.constant(part);
    const found = known[part === '{id}' ? list : part] ?? [];
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(UUID, ...found, ...found) },
      { weight: 3, arbitrary: fc.constantFrom(...PATH_PARTS) },
      fc.string({ unit: 'binary', maxLength: 20 }).map(encoded),
    );
  });
  return fc.tuple(...parts).map((texts) => texts.join(''));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function queryOf(operation: Operation): Arbitrary<string> {
  const { query } = operation;
  const declared = Object.keys(query);
  const names = [...declared, ...declared, 'unknown', '__proto__', 'constructor', 'q', 'a[b][c]', 'a[]', ''];
  const pair = fc
    .constantFrom(...names)
    .chain((name) =>
      fc
        .oneof(hostileFor(name, query[name] ?? {}), plausible(name, query[name] ?? {}, operation))
        .map((value) => `${encoded(name)}=${encoded(textOf(value).slice(0, 500))}`),
    );
  const asked = fc.oneof(
    pair,
    fc.constantFrom('%', '%00=%00', 'limit=%ff', 'a'.repeat(300), '&&&=', 'limit=1&limit=2'),
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    {
      weight: 4,
      arbitrary: fc
        .array(asked, { minLength: 1, maxLength: 3 })
        .map((all) => `?${all.join('&').slice(0, 4000)}`),
    },
    { weight: 1, arbitrary: fc.constant(`?${'limit=1&'.repeat(400)}`) },
  );
}

/** Generates a hostile request. */
export function hostileRequest(operation: Operation, known: KnownParts): Arbitrary<HostileRequest> {
  return fc
    .record({
      who: callerOf(operation),
      path: pathOf(operation, known),
      query: queryOf(operation),
      headers: fc.oneof(
        { weight: 2, arbitrary: fc.constant<HostileRequest['headers']>([]) },
        fc.array(fc.constantFrom(...HEADERS), { minLength: 1, maxLength: 2 }),
      ),
      sent: bodyOf(operation),
    })
    .map(({ who, path, query, headers, sent }) => ({
      who,
      method: operation.method,
      path: path + query,
      headers,
      ...sent,
    }));
}

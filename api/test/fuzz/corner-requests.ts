import fc from 'fast-check';
import { HEADERS } from './hostile-parts.ts';
import { type HostileRequest, isDate, type KnownParts, plausibleRecord } from './hostile-requests.ts';
import { DATES } from './hostile-values.ts';
import { type Operation, resolved } from './operations.ts';

/** Path parts that the server once failed to handle. */
const ODD_PARTS = ['%00', 'a%00b', '%', '%ff', '%ed%a0%80'];

/** Conditional and range headers, for routes that send files. */
const ABOUT_FILES = HEADERS.filter(([name]) => name.startsWith('if-') || name.endsWith('range'));
const SENDS_FILE = /\{file\}|\{filename\}|\{asset\}|\/file$|\.\w+$/;

/** Requests sent in every run, independent of the seed: random generation reaches these cases too rarely. */
export function cornerRequests(operation: Operation, known: KnownParts): HostileRequest[] {
  return [...withOddParts(operation, known), ...withDates(operation, known), ...forFiles(operation, known)];
}

function withOddParts(operation: Operation, known: KnownParts): HostileRequest[] {
  const parameters = operation.path.match(/\{\w+\}/g) ?? [];
  return parameters.flatMap((parameter) =>
    ODD_PARTS.map((part) => bare(operation, filled(operation.path.replace(parameter, part), known))),
  );
}

function withDates(operation: Operation, known: KnownParts): HostileRequest[] {
  const path = filled(operation.path, known);
  const asked = Object.keys(operation.query).filter(isDate);
  const queries = asked.flatMap((name) =>
    DATES.map((date) => bare(operation, `${path}?${name}=${encodeURIComponent(date)}`)),
  );
  const fields = operation.body ? (resolved(operation.body, operation.schemas).properties ?? {}) : {};
  const [model] = fc.sample(plausibleRecord(fields, operation), { numRuns: 1, seed: 1 });
  const bodies = Object.keys(fields)
    .filter(isDate)
    .flatMap((name) =>
      DATES.map((date) => ({ ...bare(operation, path), ...json({ ...model, [name]: date }) })),
    );
  return [...queries, ...bodies];
}

function forFiles(operation: Operation, known: KnownParts): HostileRequest[] {
  if (operation.method !== 'GET' || !SENDS_FILE.test(operation.path)) return [];
  return ABOUT_FILES.map((header) => ({
    ...bare(operation, filled(operation.path, known)),
    headers: [header],
  }));
}

const json = (value: object) => ({ type: 'application/json', body: JSON.stringify(value) });

const bare = ({ method }: Operation, path: string): HostileRequest => ({
  who: 'admin',
  method,
  path,
  headers: [],
  type: null,
  body: null,
});

/** Fills the remaining path parameters with existing values. */
function filled(path: string, known: KnownParts): string {
  const [list = ''] = path.split('/{id}');
  return path.replace(/\{\w+\}/g, (parameter) => known[parameter === '{id}' ? list : parameter]?.[0] ?? 'x');
}

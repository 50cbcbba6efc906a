import type { ViolationKind } from '@vitral/contracts/client-errors';
import { AppError } from '../platform/errors/app-error.ts';
import { isRecord } from '../platform/validation/shapes.ts';

export interface Violation {
  kind: ViolationKind;
  message: string;
  /** Position in the script that caused it. */
  stack: string | null;
  page: string;
  module: string | null;
  release: string | null;
}

/** Maximum per batch, as many as the shell reports per page load; further ones are likely repetitions. */
const MOST = 10;
/** Maximum characters that are read of any text. */
const LONGEST = 2000;
const OF_EXTENSION = /^[a-z-]+-extension\b/;
const RELEASE_PATH = /\/modules\/([a-z][a-z\d-]{0,59})\/(\d[\w.+-]{0,79})\//;
/** Sinks are followed by the text that was refused, which may be a person's. */
const SINK = /^[\w :.-]{1,100}/;

type Fields = Record<string, unknown>;

/**
 * Returns the violations in a batch of the Reporting API, equal ones once. Skips reports of other types, which browsers
 * may add, and those that extensions caused.
 */
export function readViolations(batch: unknown): Violation[] {
  const reports: unknown[] = Array.isArray(batch) ? batch : [batch];
  if (!reports.every(isRecord)) throw new AppError('request.invalid', { fields: ['body:isReport'] });
  const violations = reports.flatMap((report) => {
    const body = isRecord(report['body']) ? report['body'] : {};
    const kind = kindOf(report, body);
    return kind && !isOfExtension(body) ? [violationOf(kind, textIn(report, 'url'), body)] : [];
  });
  const different = new Map(violations.map((violation) => [JSON.stringify(violation), violation]));
  return [...different.values()].slice(0, MOST);
}

function kindOf(report: Fields, body: Fields): ViolationKind | null {
  const type = textIn(report, 'type');
  if (type === 'integrity-violation') return 'integrity-policy';
  if (type !== 'csp-violation') return null;
  return textIn(body, 'effectiveDirective').includes('trusted-types')
    ? 'trusted-types'
    : 'content-security-policy';
}

function violationOf(kind: ViolationKind, url: string, body: Fields): Violation {
  const [blocked, source] = [textIn(body, 'blockedURL'), textIn(body, 'sourceFile')];
  const [, module = null, release = null] = RELEASE_PATH.exec(blocked) ?? RELEASE_PATH.exec(source) ?? [];
  const place = [source, body['lineNumber'], body['columnNumber']].filter(isPart).join(':');
  return {
    kind,
    message: `${RULES[kind](body)} blocked ${(kind === 'trusted-types' && sinkIn(body)) || blocked || '?'}`,
    stack: source ? place : null,
    page: pathOf(url || textIn(body, 'documentURL')),
    module,
    release,
  };
}

const RULES: Record<ViolationKind, (body: Fields) => string> = {
  'content-security-policy': (body) => textIn(body, 'effectiveDirective') || 'content-security-policy',
  'trusted-types': (body) => textIn(body, 'effectiveDirective'),
  'integrity-policy': () => 'integrity-policy',
};

const sinkIn = (body: Fields): string => SINK.exec(textIn(body, 'sample'))?.[0].trim() ?? '';

const isOfExtension = (body: Fields): boolean =>
  ['blockedURL', 'sourceFile'].some((field) => OF_EXTENSION.test(textIn(body, field)));

const isPart = (part: unknown) => (typeof part === 'string' && part !== '') || Number.isInteger(part);

/** Returns a text without control characters and halves of characters, which cannot be stored. */
function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') return '';
  return value
    .slice(0, LONGEST)
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '/');

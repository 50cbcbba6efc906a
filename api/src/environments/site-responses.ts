import type { CurrentToken, EnvironmentProblem } from '@vitral/contracts/environments';
import { type ErrorCode, ERRORS } from '@vitral/contracts/errors';
import { type ReleaseProblem, RELEASE_PROBLEMS } from '@vitral/contracts/release-problems';
import { isRecord, isText, listOf, recordOf, shape } from '../platform/validation/shapes.ts';
import { siteProblem } from './site-problem.ts';

const MAX_TEXT = 400;
const UNAVAILABLE = 503;

const isScalar = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= MAX_TEXT);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isNullOr = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value);

const isReason = shape<ReleaseProblem>({
  code: (value) => typeof value === 'string' && Object.hasOwn(RELEASE_PROBLEMS, value),
  params: recordOf(isText(60), isScalar),
});

/** Reads an error response of another site. Limits its length, and drops codes for which this site has no texts. */
export function readRefusal(status: number, json: unknown): EnvironmentProblem {
  if (status >= UNAVAILABLE || !isRecord(json) || typeof json['code'] !== 'string')
    return {
      code: status >= UNAVAILABLE ? 'environments.unreachable' : 'environments.not-a-site',
      params: {},
    };
  const { code, params } = json;
  if (!isCode(code)) return { code: 'environments.not-a-site', params: {} };
  return { code, params: isRecord(params) ? readParams(params) : {} };
}

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERRORS, code);

function readParams({ reasons, ...others }: Record<string, unknown>): EnvironmentProblem['params'] {
  const plain = Object.entries(others).filter(([, value]) => isScalar(value));
  return { ...Object.fromEntries(plain), ...(Array.isArray(reasons) && { reasons: readReasons(reasons) }) };
}

const MAX_REASONS = 50;

const readReasons = (reasons: unknown[]): ReleaseProblem[] =>
  reasons.filter((reason): reason is ReleaseProblem => isReason(reason)).slice(0, MAX_REASONS);

/** Reads the problems that prevent an activation on the other site. */
export function readProblems(json: unknown): ReleaseProblem[] {
  return checked(json, Array.isArray).length > 0 ? readReasons(json as unknown[]) : [];
}

const isToken = shape<CurrentToken>({
  name: isText(200),
  module: isNullOr(isText(60)),
  mayActivate: isBoolean,
});

export function readToken(json: unknown): CurrentToken {
  const { name, module, mayActivate } = checked(json, isToken);
  return { name, module, mayActivate };
}

interface SentRelease {
  id: string;
  version: string;
  digest: string;
}

const isRelease = shape<SentRelease>({
  id: isText(40, /^[0-9a-f-]{36}$/),
  version: isText(60),
  digest: isText(64, /^[0-9a-f]{64}$/),
});

export const readRelease = (json: unknown): SentRelease => checked(json, isRelease);

interface SentModule {
  name: string;
  active: SentRelease | null;
  candidate: SentRelease | null;
}

const isModule = shape<SentModule>({
  name: isText(60),
  active: isNullOr(isRelease),
  candidate: isNullOr(isRelease),
});

export const readModules = (json: unknown): SentModule[] =>
  checked(json, (value): value is SentModule[] => listOf(isModule)(value));

function checked<Shape>(json: unknown, isValid: (value: unknown) => value is Shape): Shape {
  if (!isValid(json)) throw siteProblem('environments.not-a-site');
  return json;
}

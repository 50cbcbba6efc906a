import { CALL_LIMITS, CALL_METHODS } from '@vitral/contracts/module-calls';
import { isRecord, isText, listOf } from '../../platform/validation/shapes.ts';

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
const SHAPES = ['query', 'body', 'response'];
const isPath = isText(CALL_LIMITS.path, /^\/api(\/[\w.{}-]+)+$/);
const isName = isText(CALL_LIMITS.name);
const isOption = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= CALL_LIMITS.name);

/** Returns the path of the first invalid field in the recorded calls, such as `[2].response`; null if they are valid or absent. */
export function wrongCall(calls: unknown): string | null {
  if (calls === undefined) return null;
  if (!Array.isArray(calls) || calls.length > CALL_LIMITS.calls) return '';
  const wrong = calls.map((call, index) => {
    const part = wrongPart(call);
    return part === null ? null : `[${index}]${part}`;
  });
  // The depth is limited at this point, so that the calls can be serialized.
  return wrong.find((part) => part !== null) ?? (isTooLong(calls) ? '' : null);
}

const isTooLong = (calls: unknown[]): boolean => JSON.stringify(calls).length > CALL_LIMITS.characters;

function wrongPart(call: unknown): string | null {
  if (!isRecord(call)) return '';
  if (!CALL_METHODS.some((method) => method === call['method'])) return '.method';
  if (!isPath(call['path'])) return '.path';
  const wrong = SHAPES.find((name) => call[name] !== undefined && !isShape(call[name], 0));
  return wrong ? `.${wrong}` : null;
}

function isShape(value: unknown, depth: number): boolean {
  if (!isRecord(value) || depth > CALL_LIMITS.depth) return false;
  return Object.entries(value).every(([name, part]) => isPart(name, part, depth));
}

function isPart(name: string, part: unknown, depth: number): boolean {
  const isInner = (shape: unknown): boolean => isShape(shape, depth + 1);
  switch (name) {
    case 'type':
      return TYPES.some((type) => type === part);
    case 'nullable':
      return part === true;
    case 'format':
      return isName(part);
    case 'enum':
      return listOf(isOption, CALL_LIMITS.entries)(part);
    case 'required':
      return listOf(isName, CALL_LIMITS.entries)(part);
    case 'items':
    case 'additionalProperties':
      return isInner(part);
    case 'anyOf':
      return listOf(isInner, CALL_LIMITS.entries)(part);
    case 'properties':
      return isRecord(part) && areFields(part) && Object.values(part).every(isInner);
    default:
      return false;
  }
}

const areFields = (fields: Record<string, unknown>): boolean =>
  Object.keys(fields).length <= CALL_LIMITS.entries && Object.keys(fields).every(isName);

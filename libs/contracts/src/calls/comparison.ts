import { CALL_LIMITS, type Shape } from '../module-calls.ts';
import type { ReleaseProblemCode } from '../release-problems.ts';

/** The reason why a call does not fit, without module and call. */
export interface CallProblem {
  code: Extract<ReleaseProblemCode, `call-${string}`>;
  params: Record<string, string>;
}

/** Thrown for calls that take too long to compare. */
export class TooManyComparisons extends Error {}

/** Counts comparisons, over all calls of a release. */
export class Work {
  private left: number = CALL_LIMITS.comparisons;

  count(): void {
    this.left -= 1;
    if (this.left < 0) throw new TooManyComparisons();
  }
}

export interface Comparison {
  problems: CallProblem[];
  work: Work;
}

/** Finds problems where a value of type `from` is used as a value of type `to`. */
type Compare = (from: Shape, to: Shape, field: string, comparison: Comparison) => void;

/** Returns whether a shape allows any value, so that there is nothing to compare. */
export const isAny = ({ type, enum: options, anyOf }: Shape): boolean => !type && !options && !anyOf;

/** Returns the path of a field: `leader.name` for `name` in `leader`. */
export const within = (parent: string, name: string): string => (parent ? `${parent}.${name}` : name);

export const fieldOf = ({ properties = {} }: Shape, name: string): Shape | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

/** An integer is also a number, but not the reverse. Two formats must be equal if both are known. */
export function isOtherType(from: Shape, to: Shape): boolean {
  const [given, expected] = [typeOf(from), typeOf(to)];
  const isInteger = given === 'integer' && expected === 'number';
  return (given !== expected && !isInteger) || Boolean(from.format && to.format && from.format !== to.format);
}

const typeOf = ({ type, enum: [option] = [] }: Shape): string => type ?? typeof option;

/** Names a type as JSON does, with its format or as one of several options. */
export function typeText(shape: Shape): string {
  const details = shape.format ? ` (${shape.format})` : shape.enum ? ' (enum)' : '';
  return typeOf(shape) + details;
}

/** Compares unions: each shape of `from` needs one of `to`. Returns false if neither is a union. */
export function compareUnions(
  from: Shape,
  to: Shape,
  field: string,
  { problems, work }: Comparison,
  compare: Compare,
): boolean {
  if (!from.anyOf && !to.anyOf) return false;
  for (const given of branches(from)) {
    const attempts = branches(to).map((expected) => {
      const found: CallProblem[] = [];
      compare(given, expected, field, { problems: found, work });
      return { found, rank: found.length + (isOtherType(given, expected) ? CALL_LIMITS.comparisons : 0) };
    });
    // The most similar shape explains what is missing.
    const [nearest] = attempts.toSorted((one, other) => one.rank - other.rank);
    problems.push(...(nearest?.found ?? []));
  }
  return true;
}

/** Null belongs to the whole union. */
function branches(union: Shape): Shape[] {
  if (!union.anyOf) return [union];
  const isNullable = union.nullable ?? union.anyOf.some(({ nullable }) => nullable);
  return union.anyOf.map((each) => (isNullable && !isAny(each) ? { ...each, nullable: true } : each));
}

/** Bounds of the calls that a release records, and of the work to compare them. */
export const CALL_LIMITS = {
  /** Calls of one release. */
  calls: 150,
  path: 200,
  /** Levels of one shape. */
  depth: 24,
  name: 100,
  /** Fields of an object, options of an enum or shapes of a union. */
  entries: 400,
  /** Characters of all calls of one release, as JSON. */
  characters: 262_144,
  /** Pairs of shapes that are compared for one release; unions multiply them. */
  comparisons: 100_000,
} as const;

export type ShapeType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';

/**
 * Part of JSON Schema that decides whether a call fits: no texts, limits, defaults or references, and a fixed order of
 * fields. A shape without entries allows any value.
 */
export interface Shape {
  type?: ShapeType;
  nullable?: true;
  enum?: (string | number | boolean)[];
  format?: string;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  /** Shape of fields beyond `properties`; absent if there are none. */
  additionalProperties?: Shape;
  anyOf?: Shape[];
}

export const CALL_METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type CallMethod = (typeof CALL_METHODS)[number];

/** An operation of the API as a module sees it. */
export interface CallShape {
  method: CallMethod;
  /** Path with its parameters in braces, such as `/api/testimonials/{id}`. */
  path: string;
  /** Object of the query parameters; absent without any. */
  query?: Shape;
  /** Absent without a body. */
  body?: Shape;
  /** JSON response; absent without a response, and for files. */
  response?: Shape;
}

/** Returns a text that is equal for equal operations, regardless of the names of path parameters. */
export const callKey = ({ method, path }: Pick<CallShape, 'method' | 'path'>): string =>
  `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;

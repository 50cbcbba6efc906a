import { describe, expect, it } from '@jest/globals';
import { wrongCollection } from './declaration-shape.ts';

const DECLARATION = {
  name: 'events',
  label: 'title',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', maxLength: 100 },
      seats: { type: 'integer', default: 1 },
      isShown: { type: 'boolean' },
    },
    required: ['title'],
  },
  permissions: { read: 'user', write: 'manager' },
  indexes: ['title', 'isShown'],
};

const withField = (name: string, field: unknown) => {
  const properties = Object.fromEntries([...Object.entries(DECLARATION.schema.properties), [name, field]]);
  return { ...DECLARATION, schema: { ...DECLARATION.schema, properties } };
};
const nested = (levels: number): object =>
  levels === 0
    ? { type: 'boolean' }
    : { type: 'object', additionalProperties: false, properties: { inner: nested(levels - 1) } };
const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`f${index}`, { type: 'boolean' }]));

describe('the declaration of a collection', () => {
  it('may have each kind of field', () => {
    expect(wrongCollection([DECLARATION, { ...DECLARATION, name: 'others', public: 'isShown' }])).toBeNull();
    expect(wrongCollection(undefined)).toBeNull();
  });

  it.each([
    ['a pattern', withField('a', { type: 'string', maxLength: 9, pattern: '(a+)+$' }), 'schema.a.pattern'],
    ['a reference', withField('a', { $ref: 'https://example.org/x.json' }), 'schema.a.type'],
    ['a reference beside a type', withField('a', { type: 'boolean', $ref: '#' }), 'schema.a.$ref'],
    ['an unbounded text', withField('a', { type: 'string' }), 'schema.a.maxLength'],
    ['an unbounded list', withField('a', { type: 'array', items: { type: 'boolean' } }), 'schema.a.maxItems'],
    ['an unknown type', withField('a', { type: 'constructor' }), 'schema.a.type'],
    ['several types', withField('a', { type: ['string', 'null'] }), 'schema.a.type'],
    ['a field of every object', withField('toString', { type: 'boolean' }), 'schema.properties'],
    ['a field __proto__', withField('__proto__', { type: 'boolean' }), 'schema.properties'],
    ['a field of the server', withField('version', { type: 'integer' }), 'schema.properties'],
    ['SQL in a name', withField("a'; drop table account --", { type: 'boolean' }), 'schema.properties'],
    [
      'a default that is none of its values',
      withField('seats', { type: 'integer', default: 'x' }),
      'schema.seats.default',
    ],
    [
      'a text that cannot be stored',
      withField('a', { type: 'string', maxLength: 9, default: '\0' }),
      'schema.a.default',
    ],
    [
      'open objects',
      { ...DECLARATION, schema: { ...DECLARATION.schema, additionalProperties: true } },
      'schema.additionalProperties',
    ],
    ['a deep schema', { ...withField('a', nested(4)) }, 'schema.a.inner.inner.inner.type'],
    [
      'too many fields',
      { ...DECLARATION, schema: { ...DECLARATION.schema, properties: many, required: [] } },
      'schema.properties',
    ],
    ['a path as its name', { ...DECLARATION, name: '../users' }, 'name'],
    ['letters of another script in its name', { ...DECLARATION, name: 'еvents' }, 'name'],
    [
      'an unknown role',
      { ...DECLARATION, permissions: { read: 'visitor', write: 'manager' } },
      'permissions',
    ],
    [
      'writers that may not read',
      { ...DECLARATION, permissions: { read: 'admin', write: 'user' } },
      'permissions.write',
    ],
    ['an index of an absent field', { ...DECLARATION, indexes: ['data'] }, 'indexes'],
    ['five indexes', { ...DECLARATION, indexes: ['title', 'isShown', 'seats', 'a', 'b'] }, 'indexes'],
    ['a public switch without an index', { ...DECLARATION, public: 'seats' }, 'public'],
    ['a rename of a present field', { ...DECLARATION, renames: { title: ['seats'] } }, 'renames'],
    ['an unknown property', { ...DECLARATION, trigger: 'x' }, 'trigger'],
    ['too many documents', { ...DECLARATION, maxDocuments: 1e9 }, 'maxDocuments'],
  ])('is refused with %s', (_, declaration, wrong) => {
    expect(wrongCollection([declaration])).toBe(`[0].${wrong}`);
  });

  it('is refused under a name that another one has, and beyond their number', () => {
    expect(wrongCollection([DECLARATION, DECLARATION])).toBe('[1].name');
    expect(wrongCollection(Array(11).fill(DECLARATION))).toBe('');
  });
});

import { describe, expect, it } from '@jest/globals';
import { callProblems, releaseCallProblems, TooManyComparisons } from './call-differences.ts';
import { type CallShape, callKey, type Shape } from './module-calls.ts';
import { releaseProblemText } from './release-problems.ts';

const text: Shape = { type: 'string' };
const number: Shape = { type: 'number' };
const options = (...values: string[]): Shape => ({ type: 'string', enum: values });
const list = (items: Shape): Shape => ({ type: 'array', items });
/** An object; names with a question mark are optional. */
const object = (fields: Record<string, Shape>): Shape => {
  const required = Object.keys(fields).filter((name) => !name.endsWith('?'));
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name.replace('?', ''), shape]),
  );
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
};
const orNull = (shape: Shape): Shape => ({ ...shape, nullable: true });
const anyOf = (...shapes: Shape[]): Shape => ({ anyOf: shapes });

const call = (more: Partial<CallShape>): CallShape => ({ method: 'PUT', path: '/api/panes/{id}', ...more });
const lines = (built: Partial<CallShape>, site: Partial<CallShape>) =>
  callProblems(call(built), call(site)).map(({ code, params }) => [code, ...Object.values(params)].join(' '));

const pane = object({ name: text, 'note?': text });

describe('responses', () => {
  it.each<[string, Shape, Shape, string[]]>([
    ['the same shape', pane, pane, []],
    ['a further field', pane, object({ name: text, 'note?': text, size: number }), []],
    ['a field without which the module was built', object({}), pane, []],
    ['a removed field', pane, object({ 'note?': text }), ['call-field-gone name']],
    ['a removed optional field', pane, object({ name: text }), ['call-field-gone note']],
    ['a renamed field', pane, object({ title: text, 'note?': text }), ['call-field-gone name']],
    [
      'a field of a nested list',
      object({ rows: list(object({ id: text })) }),
      object({ rows: list(object({})) }),
      ['call-field-gone rows[].id'],
    ],
    [
      'a field that may be absent',
      pane,
      object({ 'name?': text, 'note?': text }),
      ['call-field-unsure name'],
    ],
    [
      'a field that may be null',
      pane,
      object({ name: orNull(text), 'note?': text }),
      ['call-field-unsure name'],
    ],
    ['a field that is never null any more', orNull(text), text, []],
    [
      'another type',
      pane,
      object({ name: number, 'note?': text }),
      ['call-response-type name string number'],
    ],
    [
      'a number where integers were',
      { type: 'integer' },
      number,
      ['call-response-type response integer number'],
    ],
    ['an integer where numbers were', number, { type: 'integer' }, []],
    [
      'another format',
      { ...text, format: 'date' },
      { ...text, format: 'date-time' },
      ['call-response-type response string (date) string (date-time)'],
    ],
    ['a further option', options('a'), options('a', 'b'), []],
    ['a removed option', options('a', 'b'), options('a'), []],
    ['a shape of a union', anyOf(text, number), text, []],
    ['a further shape of a union', text, anyOf(text, number), ['call-response-type response string number']],
    ['null of a union', anyOf(orNull(text), number), anyOf(text, orNull(number)), []],
    [
      'a field that one shape of a union lost',
      anyOf(pane, number),
      anyOf(object({ name: text }), number),
      ['call-field-gone note'],
    ],
    ['nothing that it knows of', pane, {}, []],
    [
      'a map of another type',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: number },
      ['call-response-type * string number'],
    ],
  ])('with %s', (_, built, site, problems) => {
    expect(lines({ response: built }, { response: site })).toEqual(problems);
  });

  it('that are gone', () => {
    expect(lines({ response: text }, {})).toEqual(['call-field-gone response']);
    expect(lines({}, { response: text })).toEqual([]);
  });
});

describe('requests', () => {
  it.each<[string, Shape, Shape, string[]]>([
    ['the same shape', pane, pane, []],
    ['a new optional field', pane, object({ name: text, 'note?': text, 'size?': number }), []],
    [
      'a new required field',
      pane,
      object({ name: text, 'note?': text, size: number }),
      ['call-field-required size'],
    ],
    [
      'an optional field that is required now',
      pane,
      object({ name: text, note: text }),
      ['call-field-required note'],
    ],
    ['a required field that is optional now', pane, object({ 'name?': text, 'note?': text }), []],
    ['a removed field', pane, object({ name: text }), ['call-field-refused note']],
    ['another type', pane, object({ name: number, 'note?': text }), ['call-request-type name string number']],
    ['a removed option', options('a', 'b'), options('a'), ['call-value-refused body b']],
    ['a further option', options('a'), options('a', 'b'), []],
    ['options where any text was', text, options('a'), ['call-request-type body string string (enum)']],
    ['any text where options were', options('a'), text, []],
    ['no null any more', object({ name: orNull(text) }), object({ name: text }), ['call-null-refused name']],
    ['null from now on', text, orNull(text), []],
    ['a further shape of a union', text, anyOf(text, number), []],
    ['a removed shape of a union', anyOf(text, number), text, ['call-request-type body number string']],
    ['any fields', pane, { type: 'object', additionalProperties: {} }, []],
    [
      'a field of a nested list',
      object({ rows: list(object({ id: text })) }),
      object({ rows: list(object({})) }),
      ['call-field-refused rows[].id'],
    ],
  ])('with %s', (_, built, site, problems) => {
    expect(lines({ body: built }, { body: site })).toEqual(problems);
  });

  it('whose parameters or body are gone, or new', () => {
    const query = object({ 'q?': text, 'sort?': text });
    expect(lines({ query }, { query: object({ 'q?': text }) })).toEqual(['call-field-refused sort']);
    expect(lines({ query }, {})).toEqual(['call-field-refused q', 'call-field-refused sort']);
    expect(lines({}, { query: object({ from: text }) })).toEqual(['call-field-required from']);
    expect(lines({ body: list(text) }, {})).toEqual(['call-field-refused body']);
    expect(lines({}, { body: pane })).toEqual(['call-field-required name']);
  });
});

describe('releaseCallProblems', () => {
  const site = (...calls: CallShape[]) => new Map(calls.map((each) => [callKey(each), each]));

  it('names the call, and finds it regardless of the names of its path parameters', () => {
    const built = call({ response: pane });
    const renamed = call({ path: '/api/panes/{pane}', response: object({ name: text }) });
    expect(releaseCallProblems('blog', [built], site(renamed)).map(releaseProblemText)).toEqual([
      'PUT /api/panes/{id} no longer responds with note, which blog was built with. Generate its types again (npm run types), adapt the module and build it.',
    ]);
  });

  it('names a call that the site does not have', () => {
    const problems = releaseCallProblems('blog', [call({})], site(call({ method: 'POST' })));
    expect(problems).toEqual([
      { code: 'call-missing', params: { module: 'blog', call: 'PUT /api/panes/{id}' } },
    ]);
  });

  it('gives up on unions that multiply', () => {
    const deep = (levels: number): Shape =>
      levels === 0 ? text : anyOf(...Array.from({ length: 6 }, () => list(deep(levels - 1))));
    const built = call({ response: deep(4) });
    const other = call({ response: deep(4) });
    expect(() => releaseCallProblems('blog', [built], site(other))).toThrow(TooManyComparisons);
  });

  it('ignores fields of the prototype', () => {
    const built = call({ response: object({ constructor: text }) });
    expect(releaseCallProblems('blog', [built], site(call({ response: object({}) })))).toMatchObject([
      { code: 'call-field-gone' },
    ]);
  });
});

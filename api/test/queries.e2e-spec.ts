import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Call, CALLS } from './queries/calls.ts';
import { fill } from './queries/fill.ts';
import { NOT_MEASURED } from './queries/not-measured.ts';
import { Site } from './queries/site.ts';
import { type Api, startApi } from './start-api.ts';

const ROUTES = (await readFile(new URL('../routes.txt', import.meta.url), 'utf8')).trim().split('\n');

const FEW = 3;
const MANY = 30;

let api: Api;
let withFew: Map<Call, string[]>;
let withMany: Map<Call, string[]>;

beforeAll(async () => {
  api = await startApi({ JOBS: 'false' });
  const site = await Site.open(api);
  await fill(api, FEW);
  withFew = await measure(site);
  await fill(api, MANY);
  withMany = await measure(site);
});
afterAll(() => api.stop());

async function measure(site: Site): Promise<Map<Call, string[]>> {
  const statements = new Map<Call, string[]>();
  for (const call of CALLS) statements.set(call, await site.statementsOf(call));
  return statements;
}

describe('number of queries', () => {
  it('covers every route that reads', () => {
    const reading = ROUTES.map((line) => line.split(' ')).filter(([method]) => method === 'GET');
    const known = [...CALLS.map(({ route }) => route), ...Object.keys(NOT_MEASURED)];
    expect(reading.map(([, path]) => path).filter((path) => !known.includes(path ?? ''))).toEqual([]);
  });

  it.each(CALLS)('sends as many statements for GET $route by $as with many rows as with few', (call) => {
    const statements = withMany.get(call) ?? [];
    expect(statements).toHaveLength(withFew.get(call)?.length ?? 0);
    expect(statements.length).toBeLessThanOrEqual(call.atMost);
  });
});

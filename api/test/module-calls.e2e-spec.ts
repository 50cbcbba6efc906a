import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CallShape, Shape } from '@vitral/contracts/module-calls';
import type { Boot } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { ReleaseDetail } from '@vitral/contracts/releases';
import { callShape, operationsOf, type SiteDocument } from '@vitral/contracts/site-calls';
import { OpenApiService } from '../src/platform/openapi/openapi.service.ts';
import { describeApi } from './fuzz/operations.ts';
import { makeRelease, sendRelease } from './set-up/publishing.ts';
import { startSite } from './set-up/release-channel.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
/** Calls of this site. */
let site: CallShape[];
let list: CallShape;
let create: CallShape;

beforeAll(async () => {
  api = await startApi();
  await startSite(api.application);
  // Only the build describes responses, so the server that runs from sources gets the document of the build.
  const document = await describeApi(api);
  Object.assign(api.application.get(OpenApiService), { document: () => Promise.resolve(document) });
  const { paths, components, info } = document as unknown as SiteDocument;
  site = operationsOf({ paths, info }).map((operation) => callShape(operation, components?.schemas));
  list = callOf('GET');
  create = callOf('POST');
});
afterAll(() => api.stop());

function callOf(method: string, path = '/api/redirects'): CallShape {
  const call = site.find((each) => each.method === method && each.path === path);
  if (!call?.query && !call?.body) throw new Error(`The API has no ${method} ${path}`);
  return call;
}

/** Returns the shape with further fields, as if a module had been built against it. */
const withFields = (
  shape: Shape | undefined,
  properties: Record<string, Shape>,
  more: Shape = {},
): Shape => ({
  ...shape,
  ...more,
  properties: { ...shape?.properties, ...properties },
});
const without = ({ properties = {}, required = [], ...shape }: Shape, name: string): Shape => ({
  ...shape,
  properties: Object.fromEntries(Object.entries(properties).filter(([field]) => field !== name)),
  required: required.filter((field) => field !== name),
});

let version = 0;

async function publish(calls: CallShape[]): Promise<ReleaseDetail> {
  version += 1;
  const archive = await makeRelease('mfe-people', `1.0.${version}`, String(version), { calls });
  const { body } = await sendRelease(api.as('admin'), 'mfe-people', archive).expect(201);
  return body as ReleaseDetail;
}

const activate = ({ id }: ReleaseDetail, body = {}) =>
  api.as('admin').post(`/modules/releases/${id}/activate`).send(body);

async function refusalOf(calls: CallShape[], body = {}): Promise<ReleaseProblem[]> {
  const response = await activate(await publish(calls), body).expect(422);
  return (response.body as { params: { reasons: ReleaseProblem[] } }).params.reasons;
}

describe('calls of a release', () => {
  it('let a release be activated if they fit the site, and are sent to no browser', async () => {
    const { id } = await publish([list, create]);
    await api.as('admin').post(`/modules/releases/${id}/activate`).send({}).expect(200);
    const { text } = await api.site().get('/admin').expect(200);
    const block = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '{}';
    const people = (JSON.parse(block) as Boot).modules.find(({ name }) => name === 'mfe-people');
    expect(people).toMatchObject({ version: `1.0.${version}` });
    expect(people).not.toHaveProperty('calls');
    const { body } = await api.as('admin').get(`/modules/releases/${id}`);
    expect(body).toMatchObject({ descriptor: { calls: [list, create] } });
  });

  it('all fit the site that they were built against', async () => {
    for (let index = 0; index < site.length; index += 60)
      await activate(await publish(site.slice(index, index + 60))).expect(200);
  });

  it.each<[string, () => CallShape, object]>([
    ['that the site does not have', () => ({ ...list, path: '/api/panes' }), { code: 'call-missing' }],
    [
      'whose response lost a field',
      () => ({ ...create, response: withFields(create.response, { motto: { type: 'string' } }) }),
      { code: 'call-field-gone', params: { field: 'motto' } },
    ],
    [
      'whose response has another type',
      () => ({ ...create, response: withFields(create.response, { to: { type: 'boolean' } }) }),
      { code: 'call-response-type', params: { field: 'to', expected: 'boolean', found: 'string' } },
    ],
    [
      'whose response may lack a field',
      () => {
        const team = callOf('POST', '/api/team-members');
        return { ...team, response: withFields(team.response, { titleEn: { type: 'string' } }) };
      },
      { code: 'call-field-unsure', params: { field: 'titleEn' } },
    ],
    [
      'with a new required field',
      () => ({ ...create, body: without(create.body ?? {}, 'to') }),
      { code: 'call-field-required', params: { field: 'to' } },
    ],
    [
      'without a field that the module sends',
      () => ({ ...create, body: withFields(create.body, { motto: { type: 'string' } }) }),
      { code: 'call-field-refused', params: { field: 'motto' } },
    ],
    [
      'without a parameter that the module sends',
      () => ({ ...list, query: withFields(list.query, { motto: { type: 'string' } }) }),
      { code: 'call-field-refused', params: { field: 'motto' } },
    ],
    [
      'that accept fewer options',
      () => ({ ...create, body: withFields(create.body, { status: { type: 'number', enum: [301, 308] } }) }),
      { code: 'call-value-refused', params: { field: 'status', value: '308' } },
    ],
    [
      'that accept another type',
      () => ({ ...create, body: withFields(create.body, { to: { type: 'number' } }) }),
      { code: 'call-request-type', params: { field: 'to', expected: 'number', found: 'string' } },
    ],
    [
      'that accept no empty value',
      () => ({ ...create, body: withFields(create.body, { to: { type: 'string', nullable: true } }) }),
      { code: 'call-null-refused', params: { field: 'to' } },
    ],
  ])('%s are refused', async (_, built, problem) => {
    expect((await refusalOf([built()]))[0]).toMatchObject(problem);
  });

  it('are compared for a candidate, a preview and the list of problems, too', async () => {
    const unfit = { ...list, path: '/api/panes' };
    const missing = { code: 'call-missing', params: { module: 'mfe-people', call: 'GET /api/panes' } };
    expect(await refusalOf([unfit], { share: 10 })).toEqual([missing]);
    const { id } = await publish([unfit]);
    const { body } = await api.as('admin').get(`/modules/releases/${id}/problems`).expect(200);
    expect(body).toEqual([missing]);
    await api.as('admin').put('/module-previews/calls').send({ releaseId: id }).expect(422);
  });

  it('are compared before a rollback to an earlier release', async () => {
    const earlier = await publish([list]);
    await activate(earlier).expect(200);
    await activate(await publish([])).expect(200);
    // The release records a call that the site lacks, which happens when the server is updated.
    const unfit = JSON.stringify([{ ...list, path: '/api/panes' }]);
    await api
      .em()
      .execute(`update release set descriptor = jsonb_set(descriptor, '{calls}', ?::jsonb) where id = ?`, [
        unfit,
        earlier.id,
      ]);
    const { body } = await api.as('admin').post('/modules/mfe-people/rollback').send({}).expect(422);
    expect(body).toMatchObject({ params: { reasons: [{ code: 'call-missing' }] } });
  });

  it('are bounded in number, depth and length', async () => {
    const nested = Array.from({ length: 30 }).reduce<Shape>((items) => ({ type: 'array', items }), {});
    const long = { type: 'string' as const, enum: Array.from({ length: 401 }, (_, n) => n) };
    for (const [calls, field] of [
      [Array.from({ length: 151 }, () => list), 'calls'],
      [[list, { ...list, response: nested }], 'calls[1].response'],
      [[{ ...list, query: long }], 'calls[0].query'],
      [[{ ...list, path: 'https://elsewhere.example' }], 'calls[0].path'],
    ] as [CallShape[], string][]) {
      const archive = await makeRelease('mfe-people', '2.0.0', 'script', { calls });
      const { body } = await sendRelease(api.as('admin'), 'mfe-people', archive).expect(422);
      expect(body).toMatchObject({
        params: { reasons: [{ code: 'descriptor-invalid', params: { field } }] },
      });
    }
  });
});

describe('the OpenAPI document', () => {
  it('is read with the token of a module, which opens no other page of the documentation', async () => {
    const input = { name: 'CI', module: 'mfe-people', mayActivate: false, days: 30 };
    const { body } = await api.as('admin').post('/module-tokens').send(input).expect(201);
    const authorization = `Bearer ${(body as { token: string }).token}`;
    const { body: document } = await api
      .asVisitor()
      .get('/docs/openapi.json')
      .set('Authorization', authorization)
      .expect(200);
    expect(document).toHaveProperty('paths./api/redirects'.split(/\.(?=\/)/));
    await api.asVisitor().get('/docs').set('Authorization', authorization).expect(401);
    await api.asVisitor().get('/docs/openapi.json').expect(401);
    await api.as('manager').get('/docs/openapi.json').expect(403);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, type Role } from '@vitral/contracts/access';
import type { ContentItem } from '@vitral/contracts/content';
import type { ErrorBody } from '@vitral/contracts/errors';
import { ERRORS } from '@vitral/contracts/errors';
import fc from 'fast-check';
import { type Response, ask } from './fuzz/ask.ts';
import { cornerRequests } from './fuzz/corner-requests.ts';
import { type HostileRequest, hostileRequest, type KnownParts, type Who } from './fuzz/hostile-requests.ts';
import { type Operation, readOperations } from './fuzz/operations.ts';
import { ReleaseSets } from '../src/modules/serving/release-sets.ts';
import { PDF } from './files/plain-files.ts';
import { upload } from './set-up/forms.ts';
import { share } from './set-up/shared-content.ts';
import { cookieIn, ServedSite } from './set-up/served-site.ts';
import { startApi } from './start-api.ts';

// Sends hostile requests to every operation of the OpenAPI document, the same in every run. FUZZ_REQUESTS=3000 and
// FUZZ_SEEDS=1,2,3 send more of them and check the CPU time of each.
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1500);
const SEEDS = (process.env['FUZZ_SEEDS'] ?? '19').split(',').map(Number);
const MEASURES = process.env['FUZZ_REQUESTS'] !== undefined;
const MOST_PROCESSOR_MS = 2000;

const MOST_BYTES = 100_000;
/** Paths exempt from the size limit: the files of the API documentation. */
const FILES = /^\/api\/(docs|social-pictures)/;

let known: KnownParts;
const cookies = new Map<Who, string>([['visitor', '']]);

const api = await startApi({
  YOUTUBE_API_URL: 'http://127.0.0.1:1',
  X_API_URL: 'http://127.0.0.1:1',
  ZOOM_API_URL: 'http://127.0.0.1:1',
  ZOOM_LOGIN_URL: 'http://127.0.0.1:1',
});
const operations = await readOperations(api);

beforeAll(async () => {
  await ServedSite.open(api);
  for (const role of ROLES) await logIn(role);
  known = await knownParts();
});
afterAll(() => api.stop());

/** Collects existing ids. Omits backups, since a restore would replace all accounts, and all users but one unused account. */
async function knownParts(): Promise<KnownParts> {
  const victim = { username: 'victim', name: 'Vic', email: null, role: 'user' };
  const { body: user } = await api.as('admin').post('/admin/users').send(victim).expect(201);
  const { body } = await upload(api.as('manager'), { name: 'a.pdf', bytes: PDF }).expect(201);
  const { id, filename } = body as ContentItem;
  const active = await api.application.get(ReleaseSets).active();
  const [, , name = '', release = ''] = active?.shell.base.split('/') ?? [];
  const found: KnownParts = {
    '/api/admin/users': [(user as { id: string }).id],
    '{filename}': [filename],
    '{token}': [(await share(api, id)).path.replace('/share/', '')],
    '{name}': [name],
    '{release}': [release],
    '{file}': [active?.shell.entry ?? ''],
    '{asset}': ['swagger-ui.css'],
    '{section}': ['contact', 'navigation'],
    '{key}': ['site_language', 'site_logo'],
    '{platform}': ['youtube', 'twitter'],
    '{feed}': ['es', 'en'],
    '{size}': ['192', '512'],
  };
  for (const { path } of operations.filter(isList)) {
    const response = await api
      .site()
      .get(path)
      .set('Cookie', cookies.get('admin') ?? '');
    const rows = Array.isArray(response.body) ? (response.body as { id?: unknown }[]) : [];
    found[path] = rows.flatMap((row) => (typeof row.id === 'string' ? [row.id] : [])).slice(0, 3);
  }
  return found;
}

const UNKNOWN = ['/api/admin/users', '/api/backups'];
const isList = ({ method, path }: Operation) =>
  method === 'GET' && /^\/api\/[\w/-]+$/.test(path) && !UNKNOWN.includes(path);

async function logIn(role: Role): Promise<void> {
  await forgetLimits();
  const login = { username: role, password: `${role}-vitral` };
  const { headers } = await api.asVisitor().post('/auth/login').send(login).expect(200);
  cookies.set(role, cookieIn(headers, 'vitral.session'));
}

/** Clears the rate limits, which would refuse nearly every request of a run. */
async function forgetLimits(): Promise<void> {
  await api.em().execute('delete from rate_limit');
}

async function check(hostile: HostileRequest): Promise<void> {
  await forgetLimits();
  const before = process.cpuUsage();
  const response = await ask(api.url, hostile, cookies.get(hostile.who) ?? '');
  const { user, system } = process.cpuUsage(before);
  judge(hostile, response);
  if (MEASURES) expect((user + system) / 1000).toBeLessThan(MOST_PROCESSOR_MS);
  // The request was a logout, or ended the sessions of the account in another way.
  if (response.status === 401 && hostile.who !== 'visitor') await logIn(hostile.who);
}

function judge({ path }: HostileRequest, { status, headers, body }: Response): void {
  const text = body.toString('utf8', 0, 2000);
  if (status >= 500) throw new Error(`${status} ${text}`);
  if (!FILES.test(path)) expect(body.length).toBeLessThan(MOST_BYTES);
  // Node itself responds with 431 when the headers together are too long.
  if (status < 400 || status === 431) return;
  // HTML pages have no error body.
  if (!path.startsWith('/api/') && /^text\/html/.test(headers['content-type'] ?? '')) return;
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const error = JSON.parse(body.toString()) as ErrorBody;
  expect(Object.keys(error).sort()).toEqual(['code', 'message', 'params', 'requestId', 'statusCode']);
  expect(error).toMatchObject({ statusCode: status, requestId: headers['x-request-id'] });
  expect(ERRORS[error.code].status).toBe(status);
}

describe.each(SEEDS)('seed %d', (seed) => {
  it.each(
    operations.map(
      (operation, index) => [`${operation.method} ${operation.path}`, operation, index] as const,
    ),
  )('responds properly to hostile requests to %s', async (_, operation, index) => {
    const examples = cornerRequests(operation, known).map((hostile): [HostileRequest] => [hostile]);
    const numRuns = examples.length + Math.ceil(REQUESTS / operations.length);
    const property = fc.asyncProperty(hostileRequest(operation, known), check);
    await fc.assert(property, { seed: seed * 1000 + index, numRuns, examples, endOnFailure: true });
  });
});

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { allows, type Permission, ROLES, type Role } from '@vitral/contracts/access';
import { TOKEN_SCOPE_NAMES, TOKEN_SCOPES } from '@vitral/contracts/access-tokens';
import type TestAgent from 'supertest/lib/agent.js';
import { declaredRoutes, routeLines } from '../src/platform/access/route-table.ts';
import { createAccessToken } from './set-up/access-tokens.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const REVIEWED = (await readFile(new URL('../routes.txt', import.meta.url), 'utf8')).trim().split('\n');

/** The part of the Express router that the test reads. */
interface Router {
  stack: { route?: { path: string; stack: { method: string }[] } }[];
}

const LOGOUT = 'POST /api/auth/logout ';

const cookies = new Map<Role, string>();
const tokens: string[] = [];

let api: Api;
beforeAll(async () => {
  api = await startApi();
  // The number of requests with one token is limited.
  for (let count = 0; count < 4; count += 1) tokens.push((await createAccessToken(api)).token);
});
afterAll(() => api.stop());

describe('routes', () => {
  it('are exactly those that npm run routes has printed to the reviewed file', () => {
    expect(routeLines(api.application.get(ModulesContainer))).toEqual(REVIEWED);
  });

  it('lists the routes in the order in which Express matches them', () => {
    // `@types/express` describes the router of Express 4.
    const { router } = api.application.getHttpAdapter().getInstance() as unknown as {
      router: Router;
    };
    const registered = router.stack.flatMap(({ route }) =>
      route ? [`${route.stack[0]?.method.toUpperCase()} ${route.path}`] : [],
    );
    const known = declaredRoutes(api.application.get(ModulesContainer));
    // Middleware that Nest mounts at paths runs before all handlers.
    expect(registered.slice(-known.length)).toEqual(known.map(({ method, path }) => `${method} ${path}`));
  });

  it('belong to the scopes that roles may give to access tokens', () => {
    const routes = declaredRoutes(api.application.get(ModulesContainer));
    const lowest = TOKEN_SCOPE_NAMES.map((scope) => {
      const accesses = routes
        .filter(({ tokenScope, access }) => tokenScope === scope && access !== 'public')
        .map(({ access }) => String(access));
      return [scope, ROLES.find((role) => accesses.some((access) => mayCall(role, access)))];
    });
    expect(Object.fromEntries(lowest)).toEqual(TOKEN_SCOPES);
  });

  it('that need a recent login are open to no access token', () => {
    const open = REVIEWED.filter((line) => /token with .*needs a recent login/.test(line));
    expect(open).toEqual([]);
  });

  describe.each(REVIEWED)('%s', (line) => {
    const [method = '', path = '', access = ''] = line.split(' ');

    it('responds to a visitor as the file says', async () => {
      const status = await statusOf(api.site(), method, path);
      if (access === 'public') expectAllowed(status);
      else expect(status).toBe(401);
    });

    it.each(ROLES)('responds to the %s as the file says', async (role) => {
      const status = await statusOf(await sessionOf(role, line), method, path);
      if (mayCall(role, access)) expectAllowed(status);
      else expect(status).toBe(403);
    });

    it('responds to an access token with all scopes as the file says', async () => {
      const token = tokens[line.length % tokens.length] ?? '';
      const agent = api.site().set('Authorization', `Bearer ${token}`);
      const status = await statusOf(agent, method, path);
      const isVisitorRead = access === 'public' && method === 'GET';
      if (isVisitorRead || /\(.*token with /.test(line)) expectAllowed(status);
      else expect([401, 403]).toContain(status);
    });
  });
});

/** Pages respond 503 here, since no release was published. */
function expectAllowed(status: number): void {
  expect([401, 403]).not.toContain(status);
  if (status !== 503) expect(status).toBeLessThan(500);
}

function mayCall(role: Role, access: string): boolean {
  return access === 'public' || access.startsWith('logged-in') || allows(role, access as Permission);
}

/** One session for all requests of a role, except for the route that ends it. */
async function sessionOf(role: Role, line: string): Promise<TestAgent> {
  if (line.startsWith(LOGOUT)) return api.site().set('Cookie', await logIn(role));
  const cookie = cookies.get(role) ?? (await logIn(role));
  cookies.set(role, cookie);
  return api.site().set('Cookie', cookie);
}

async function logIn(role: Role): Promise<string> {
  const input = { username: role, password: `${role}-vitral` };
  const { headers } = await api.site().post('/api/auth/login').send(input);
  const set = (headers['set-cookie'] ?? []) as string[];
  return set.map((cookie) => cookie.split(';')[0]).join('; ');
}

async function statusOf(agent: TestAgent, method: string, path: string): Promise<number> {
  // The item does not exist, since the test only checks which roles pass the permission check.
  const url = path.replace('*path', 'somewhere').replace(/:id/, NOBODY).replaceAll(/:\w+/g, 'something');
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const request = agent[verb](url);
  const { status } = await (verb === 'get' ? request : request.send({}));
  return status;
}

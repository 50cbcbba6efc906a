import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { allows, type Permission, ROLES, type Role } from '@vitral/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { declaredRoutes } from '../src/platform/access/declared-routes.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const REVIEWED = (await readFile(new URL('../routes.txt', import.meta.url), 'utf8')).trim().split('\n');

/** An item that does not exist: what counts is who is let through to look for it. */

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('has exactly the routes of the reviewed file, which npm run routes prints', () => {
  const routes = declaredRoutes(api.application.get(ModulesContainer));
  expect(routes.map(({ method, path, access }) => `${method} ${path} ${access}`)).toEqual(REVIEWED);
});

describe.each(REVIEWED)('%s', (line) => {
  const [method = '', path = '', access = ''] = line.split(' ');

  it('answers a visitor as the file says', async () => {
    const status = await statusOf(api.site(), method, path);
    if (access === 'public') expectLetThrough(status);
    else expect(status).toBe(401);
  });

  it.each(ROLES)('answers the %s as the file says', async (role) => {
    const status = await statusOf(await sessionOf(role), method, path);
    if (mayCall(role, access)) expectLetThrough(status);
    else expect(status).toBe(403);
  });
});

/** Pages say 503 here, since no release was published. */
function expectLetThrough(status: number): void {
  expect([401, 403]).not.toContain(status);
  if (status !== 503) expect(status).toBeLessThan(500);
}

function mayCall(role: Role, access: string): boolean {
  return access === 'public' || access === 'logged-in' || allows(role, access as Permission);
}

/** A session for one request, since one of the routes ends it. */
async function sessionOf(role: Role): Promise<TestAgent> {
  const { headers } = await api
    .site()
    .post('/api/auth/login')
    .send({ username: role, password: `${role}-vitral` });
  const [cookie = ''] = headers['set-cookie'] ?? [];
  return api.site().set('Cookie', cookie.split(';')[0] ?? '');
}

async function statusOf(agent: TestAgent, method: string, path: string): Promise<number> {
  const address = path.replace('*path', 'somewhere').replace(/:id/, NOBODY).replaceAll(/:\w+/g, 'something');
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const request = agent[verb](address);
  const { status } = await (verb === 'get' ? request : request.send({}));
  return status;
}

import { jsonResponse, stubApi } from '@vitral/testing';
import type { Boot } from '@vitral/contracts/modules';
import { bootWith, moduleWith, pageOf } from '../testing/boot.ts';
import { withDevelopedModule } from './developed-module.ts';

const released = moduleWith([pageOf('/admin/users', {})]);
const developed = {
  ...released,
  base: 'http://127.0.0.1:8081/',
  entry: 'remoteEntry.js',
  library: 'mfe_people_dev',
  integrity: {},
  isDeveloped: true,
};
const social = { ...moduleWith([]), name: 'mfe-social' as const };
const boot: Boot = {
  ...bootWith([developed, social]),
  override: { module: 'mfe-people', address: 'http://127.0.0.1:8081', expiresAt: '2026-11-22T14:30:00Z' },
};
const { base: _, isDeveloped: __, ...descriptor } = developed;
const MODULE = 'GET /module.json';

describe('withDevelopedModule', () => {
  it('uses pages and entry of the developer’s machine, without hashes', async () => {
    const pages = [pageOf('/admin/events', {})];
    stubApi({
      [MODULE]: {
        ...descriptor,
        entry: 'remoteEntry.new.js',
        pages,
        integrity: { 'remoteEntry.new.js': 'sha384-x' },
      },
    });
    const { modules } = await withDevelopedModule(boot);
    expect(modules).toEqual([{ ...developed, entry: 'remoteEntry.new.js', pages }, social]);
  });

  it.each([
    ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['does not respond in time', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['responds with an error', jsonResponse(404)],
    ['responds with HTML', new Response('<h1>Not here</h1>')],
    ['builds another module', { ...descriptor, name: 'mfe-social' }],
  ])('keeps the pages of the active release when the developer’s machine %s', async (_what, given) => {
    stubApi({ [MODULE]: given });
    expect(await withDevelopedModule(boot)).toBe(boot);
  });

  it('leaves out pages outside the console', async () => {
    stubApi({ [MODULE]: { ...descriptor, pages: [pageOf('/login', {}), pageOf('/admin/x', {})] } });
    const { modules } = await withDevelopedModule(boot);
    expect(modules[0]?.pages.map(({ path }) => path)).toEqual(['/admin/x']);
  });

  it('sends no request without an override', async () => {
    const calls = stubApi({});
    const plain = bootWith([released]);
    expect(await withDevelopedModule(plain)).toBe(plain);
    expect(calls).toEqual([]);
  });
});

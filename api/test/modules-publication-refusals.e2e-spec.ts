import { once } from 'node:events';
import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ReleaseProblemCode } from '@vitral/contracts/release-problems';
import { RELEASE_LIMITS } from '@vitral/contracts/releases';
import type { Header } from 'tar-stream';
import { Release } from '../src/modules/releases/release.entity.ts';
import { StorageFull, ReleaseStore } from '../src/platform/storage/file-store.ts';
import { type Part, joinParts, splitArchive } from './set-up/archive-parts.ts';
import { until } from './set-up/backups.ts';
import { makeRelease, RELEASE_TYPE, sendRelease, storedReleases } from './set-up/publishing.ts';
import { type Api, startApi } from './start-api.ts';

const BLOCK = 512;
const MEGABYTE = 1024 * 1024;
const SIZE_AT = 124;
const CHECKSUM_AT = 148;
const TYPE_AT = 156;
const PREFIX_AT = 345;

let api: Api;
let release: Buffer;
let parts: Part[];
beforeAll(async () => {
  api = await startApi();
  release = await makeRelease('mfe-people', '1.0.0', 'people');
  parts = await splitArchive(release);
});
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await api.em().count(Release, {})).toBe(0);
  expect(await storedReleases(api.application)).toEqual({ archives: [], incoming: [] });
});
afterAll(() => api.stop());

const send = (archive: Buffer) => sendRelease(api.as('admin'), 'mfe-people', archive);
const file = (name: string, header: Partial<Header> = {}, content = 'more'): Part => ({
  name,
  content: Buffer.from(content),
  header,
});

/** The release, preceded by another entry. */
const withPart = (part: Part) => joinParts([part, ...parts]);

/** Changes the first header with a valid checksum, as a forger who knows the format would. */
function patched(archive: Buffer, at: number, bytes: string): Buffer {
  const copy = Buffer.from(archive);
  copy.write(bytes, at, 'latin1');
  copy.write('        ', CHECKSUM_AT);
  const sum = copy.subarray(0, BLOCK).reduce((total, byte) => total + byte, 0);
  copy.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT);
  return copy;
}

/** A header without content. */
const claiming = async (name: string, size: number) =>
  patched(await joinParts([file(name, {}, '')]), SIZE_AT, `${size.toString(8).padStart(11, '0')}\0`).subarray(
    0,
    BLOCK,
  );

async function expectRefusal(archive: Buffer, code: ReleaseProblemCode, params: object = {}): Promise<void> {
  const { body } = await send(archive).expect(422);
  expect(body).toMatchObject({ code: 'modules.refused', params: { reasons: [{ code, params }] } });
}

describe('refused publications', () => {
  it.each<[string, () => Promise<Buffer>, string]>([
    ['a symbolic link', () => withPart(file('a.js', { type: 'symlink', linkname: 'entry.js' })), 'a.js'],
    ['a hard link', () => withPart(file('a.js', { type: 'link', linkname: '/etc/passwd' })), 'a.js'],
    ['a folder', () => withPart(file('assets', { type: 'directory' }, '')), 'assets'],
    [
      'a device',
      () => withPart(file('null', { type: 'character-device', devmajor: 1, devminor: 3 }, '')),
      'null',
    ],
    ['a pipe', () => withPart(file('pipe', { type: 'fifo' }, '')), 'pipe'],
    ['a sparse file', async () => patched(release, TYPE_AT, 'S'), 'entry.js'],
    ['a link declared as a file', async () => patched(release, TYPE_AT + 1, '/etc/passwd'), 'entry.js'],
    ['a file above its folder', () => withPart(file('../../secret-key')), '../../secret-key'],
    ['a file with an absolute name', () => withPart(file('/etc/cron.d/a')), '/etc/cron.d/a'],
    ['a file in a folder', () => withPart(file('assets/a.js')), 'assets/a.js'],
    ['a folder in the prefix field', async () => patched(release, PREFIX_AT, '../..'), 'entry.js'],
    ['a hidden file', () => withPart(file('.htaccess')), '.htaccess'],
    ['a name for Windows', () => withPart(file('..\\a.js')), '..\\a.js'],
    ['a name with a line break', () => withPart(file('a\nb.js')), 'a\nb.js'],
    ['a name that begins like an option', () => withPart(file('-rf')), '-rf'],
    ['a file twice', () => joinParts([...parts, ...parts.slice(0, 1)]), 'entry.js'],
    ['a file twice for some file systems', () => withPart(file('Entry.JS')), 'entry.js'],
    [
      'another name by PAX',
      () => withPart(file('a.js', { pax: { path: '../a.js' } } as object)),
      'PaxHeader',
    ],
    ['a long name by PAX', () => withPart(file(`${'a'.repeat(120)}.js`)), 'PaxHeader'],
    ['another name for all files by PAX', async () => patched(release, TYPE_AT, 'g'), 'entry.js'],
    ['a long name by GNU tar', async () => patched(release, TYPE_AT, 'L'), 'entry.js'],
  ])('refuses an archive with %s', async (_, make, name) => {
    await expectRefusal(await make(), 'archive-entry', { file: name });
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['is empty', () => Buffer.alloc(0)],
    ['has no entries', () => Buffer.alloc(2 * BLOCK)],
    ['is not an archive', () => Buffer.from('<html>'.repeat(1000))],
    ['is compressed', () => gzipSync(release)],
    ['is cut off in the middle of a file', () => release.subarray(0, BLOCK + 3)],
    ['is cut off in the middle of a header', () => release.subarray(0, release.length - 3 * BLOCK + 100)],
    ['is cut off between two files', () => release.subarray(0, release.length - 2 * BLOCK)],
    ['has a wrong checksum', () => Buffer.concat([Buffer.from('f'), release.subarray(1)])],
    ['has a size in another notation', () => patched(release, SIZE_AT, '\x80\0\0\0\0\0\0\0\0\0\0\x06')],
    ['has a negative size', () => patched(release, SIZE_AT, '-0000000001\0')],
    ['has bytes in a gap', () => Buffer.from(release).fill('x', 2 * BLOCK - 4, 2 * BLOCK)],
    ['continues after its end', () => Buffer.concat([release, release])],
  ])('refuses an archive that %s', async (_, make) => {
    await expectRefusal(await make(), 'archive-unreadable');
  });

  it('refuses an archive whose declared size is too large before reading it', async () => {
    const { files, bytes, fileBytes } = RELEASE_LIMITS;
    const tooMuch = { limit: bytes, files };
    await expectRefusal(await claiming('film.mp4', fileBytes + 1), 'file-too-large', { limit: fileBytes });
    await expectRefusal(await claiming('film.mp4', 8 ** 11 - 1), 'file-too-large');

    const many = Array.from({ length: files + 1 }, (_, index) => file(`${index}.js`, {}, ''));
    await expectRefusal(await joinParts(many), 'archive-too-large', tooMuch);
  });

  it('lists all problems of a readable release', async () => {
    const social = await makeRelease('mfe-social', '1.0.0');
    await expectRefusal(social, 'wrong-module', { found: 'mfe-social', module: 'mfe-people' });
    const altered = parts.map((part) => (part.name === 'entry.js' ? file('entry.js') : part));
    await expectRefusal(await joinParts(altered), 'file-altered', { file: 'entry.js' });
    const others = parts.filter(({ name }) => name !== 'module.json');
    await expectRefusal(await joinParts(others), 'descriptor-missing');
    const broken = await joinParts([...others, file('module.json', {}, '{"name": "mfe-people"')]);
    await expectRefusal(broken, 'descriptor-missing');
  });

  /** Sends requests on one connection with a session. */
  async function connection() {
    const login = { username: 'admin', password: 'admin-vitral' };
    const cookies = (await api.asVisitor().post('/auth/login').send(login)).get('Set-Cookie') ?? [];
    const Cookie = cookies.map((each) => each.split(';')[0]).join('; ');
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const options = { agent, headers: { Cookie, 'Content-Type': RELEASE_TYPE } };
    const post = () =>
      http.request(`${api.url}/api/modules/mfe-people/releases`, { ...options, method: 'POST' });
    return { agent, post, get: () => http.get(`${api.url}/api/modules`, options) };
  }

  async function statusOf(request: http.ClientRequest): Promise<number> {
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response.statusCode ?? 0;
  }

  it('leaves the connection usable for the next request after a refusal', async () => {
    const { agent, post, get } = await connection();
    const refused = post();
    refused.end(Buffer.concat([await claiming('../a.js', 8 * MEGABYTE), Buffer.alloc(8 * MEGABYTE)]));
    expect(await statusOf(refused)).toBe(422);
    expect(await statusOf(get())).toBe(200);
    agent.destroy();
  });

  it('leaves nothing of an interrupted upload', async () => {
    const { agent, post } = await connection();
    const request = post().on('error', () => {});
    request.setHeader('Content-Length', release.length);
    request.write(release.subarray(0, BLOCK + 3));
    const incoming = async () => (await storedReleases(api.application)).incoming.length;
    await until(incoming, (count) => count === 1);
    request.destroy();
    await until(incoming, (count) => count === 0);
    agent.destroy();
  });

  it('responds 507 if the store is full', async () => {
    jest
      .spyOn(api.application.get(ReleaseStore), 'write')
      .mockRejectedValue(new StorageFull(new Error('ENOSPC')));
    const { body } = await send(release).expect(507);
    expect(body).toMatchObject({ code: 'storage.full' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packRelease, readRelease } from './pack-release.ts';
import { unpack } from './stub-site.ts';

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'vitral dist-'));
  await writeFile(join(dist, 'module.json'), JSON.stringify({ name: 'mfe-people', version: '0.1.0' }));
  await writeFile(join(dist, 'module.json.br'), 'compressed');
  await writeFile(join(dist, 'b.js'), 'b');
  await writeFile(join(dist, 'a.js'), 'a');
});
afterAll(() => rm(dist, { recursive: true }));

describe('a packed release', () => {
  it('has the same bytes whenever the files were written', async () => {
    const first = await packRelease(await readRelease(dist));
    await utimes(join(dist, 'a.js'), 1, 1);
    expect((await packRelease(await readRelease(dist))).equals(first)).toBe(true);
  });

  it('has another version only in module.json, without its compressed copies', async () => {
    const release = await readRelease(dist, '1.4.0');
    const files = await unpack(await packRelease(release));
    expect(Object.keys(files)).toEqual(['a.js', 'b.js', 'module.json']);
    expect(JSON.parse(files['module.json'] ?? '')).toEqual({ name: 'mfe-people', version: '1.4.0' });
    expect(release.digest).not.toBe((await readRelease(dist)).digest);
  });

  it('has all files of the build under its own version', async () => {
    const plain = await readRelease(dist);
    expect(Object.keys(await unpack(await packRelease(plain)))).toContain('module.json.br');
    expect((await readRelease(dist, '0.1.0')).digest).toBe(plain.digest);
  });

  it('cannot be read from a folder without a build', async () => {
    await expect(readRelease(join(dist, 'nothing'))).rejects.toThrow('There is no module.json');
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RELEASE_LIMITS } from '@vitral/contracts/releases';
import { pack } from 'tar-stream';
import { unpackArchive } from './unpack-archive.ts';

const MEGABYTE = Buffer.alloc(1024 * 1024);
const BLOCK = 512;
const SIZE_AT = 124;
const CHECKSUM_AT = 148;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpacked-'));
});
afterEach(() => rm(folder, { recursive: true }));

const refusal = (code: string) => ({ code: 'modules.refused', params: { reasons: [{ code }] } });

/** The header of a file as tar writes it, with a valid checksum. */
async function headerOf(name: string, size: number): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name }, '');
  tar.finalize();
  const header = (await buffer(tar as unknown as Readable)).subarray(0, BLOCK);
  header.write(size.toString(8).padStart(11, '0'), SIZE_AT);
  header.write('        ', CHECKSUM_AT);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT);
  return header;
}

describe('unpackArchive', () => {
  it('stops at the size limit of a release, across all files', async () => {
    const size = RELEASE_LIMITS.fileBytes;
    let sent = 0;
    async function* files() {
      for (const name of ['1.bin', '2.bin', '3.bin', '4.bin', '5.bin']) {
        yield await headerOf(name, size);
        for (let at = 0; at < size; at += MEGABYTE.length) {
          sent += MEGABYTE.length;
          yield MEGABYTE;
        }
      }
    }
    await expect(unpackArchive(files(), folder)).rejects.toMatchObject(refusal('archive-too-large'));
    expect(sent).toBe(RELEASE_LIMITS.bytes);
  });

  it('stops reading soon after the end of an archive', async () => {
    const tar = pack();
    tar.entry({ name: 'entry.js' }, 'entry');
    tar.finalize();
    const archive = await buffer(tar as unknown as Readable);
    let sent = 0;
    function* endless() {
      yield archive;
      for (;;) {
        sent += 1;
        yield MEGABYTE;
      }
    }
    const unpacking = unpackArchive(Readable.from(endless()), folder);
    await expect(unpacking).rejects.toMatchObject(refusal('archive-unreadable'));
    expect(sent).toBeLessThan(20);
  });

  it('refuses a header with a size above the limit of a file', async () => {
    const header = await headerOf('film.mp4', RELEASE_LIMITS.fileBytes + 1);
    await expect(unpackArchive(Readable.from([header]), folder)).rejects.toMatchObject(
      refusal('file-too-large'),
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

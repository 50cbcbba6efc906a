import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { access, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DirectoryStore } from '../src/platform/storage/directory-store.ts';
import type { FileStore } from '../src/platform/storage/file-store.ts';
import { S3Store } from '../src/platform/storage/s3-store.ts';
import { type Bucket, startBucket } from './set-up/bucket.ts';

const MEGABYTE = 1024 * 1024;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let folder: string;
let bucket: Bucket;
const stores: Partial<Record<'a directory' | 'a bucket', FileStore>> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(process.env['VITRAL_TEST_FOLDER'] ?? '', 'files-'));
  bucket = await startBucket();
  stores['a directory'] = new DirectoryStore(folder);
  stores['a bucket'] = new S3Store(bucket.url);
});
afterAll(() => bucket.stop());

/** Yields the chunks, and throws at an error among them. */
async function* inPieces(...pieces: (Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    await Promise.resolve();
    if (piece instanceof Error) throw piece;
    yield piece;
  }
}

describe('file store', () => {
  describe.each(['a directory', 'a bucket'] as const)('%s', (kind) => {
    const store = () => stores[kind] as FileStore;
    const bytesOf = async (name: string, range?: { start: number; end: number }) => {
      const found = await store().read(name, range);
      return found && buffer(found);
    };
    const names = async () => {
      const found: string[] = [];
      for await (const { name } of store().names()) found.push(name);
      return found.sort();
    };

    it('stores a file under its name, and returns its size and digest', async () => {
      expect(await store().write('notes.csv', Buffer.from('a,b\n'))).toEqual({
        fileSize: 4,
        checksum: sha256(Buffer.from('a,b\n')),
      });
      expect((await bytesOf('notes.csv'))?.toString()).toBe('a,b\n');
      expect(await names()).toContain('notes.csv');
      expect(await store().size('notes.csv')).toBe(4);
    });

    it('returns no size for a missing file', async () => {
      expect(await store().size('nowhere.csv')).toBeNull();
    });

    it('stores an empty file', async () => {
      expect(await store().write('empty.csv', Buffer.alloc(0))).toMatchObject({ fileSize: 0 });
      expect(await bytesOf('empty.csv')).toHaveLength(0);
    });

    it('moves a finished file into the store', async () => {
      const path = join(folder, '..', `${randomUUID()}.part`);
      await writeFile(path, 'a,b\n');
      await store().take('finished.csv', path);
      expect((await bytesOf('finished.csv'))?.toString()).toBe('a,b\n');
      await expect(access(path)).rejects.toThrow('ENOENT');
    });

    it('streams a large file in, and any range of it out', async () => {
      const pieces = Array.from({ length: 20 }, () => randomBytes(MEGABYTE));
      const whole = Buffer.concat(pieces);
      expect(await store().write('long.mp4', inPieces(...pieces))).toEqual({
        fileSize: 20 * MEGABYTE,
        checksum: sha256(whole),
      });

      expect(sha256((await bytesOf('long.mp4')) ?? Buffer.of())).toBe(sha256(whole));
      const [start, end] = [9 * MEGABYTE - 3, 9 * MEGABYTE + 4];
      expect(await bytesOf('long.mp4', { start, end })).toEqual(whole.subarray(start, end + 1));
    });

    it('leaves nothing of an aborted write, small or large', async () => {
      const gone = new Error('The sender went away');
      await expect(store().write('short.csv', inPieces(Buffer.from('a'), gone))).rejects.toThrow(gone);
      const parts = Array.from({ length: 18 }, () => randomBytes(MEGABYTE));
      await expect(store().write('cut.mp4', inPieces(...parts, gone))).rejects.toThrow(gone);

      expect(await bytesOf('short.csv')).toBeNull();
      expect(await bytesOf('cut.mp4')).toBeNull();
      expect(await names()).not.toContain('cut.mp4');
    });

    it('does not mix parallel writes', async () => {
      const files = Array.from({ length: 20 }, (_, index) => ({
        name: `parallel-${index}.bin`,
        bytes: randomBytes(64 * 1024),
      }));
      await Promise.all(files.map(({ name, bytes }) => store().write(name, inPieces(bytes))));
      const digests = files.map(async ({ name }) => sha256((await bytesOf(name)) ?? Buffer.of()));
      expect(await Promise.all(digests)).toEqual(files.map(({ bytes }) => sha256(bytes)));
    });

    it('finds nothing under a name that was never written or was removed', async () => {
      expect(await bytesOf('nothing.csv')).toBeNull();
      await store().write('gone.csv', Buffer.from('a'));
      await store().remove('gone.csv');
      await store().remove('gone.csv');
      expect(await bytesOf('gone.csv')).toBeNull();
      expect(await names()).not.toContain('gone.csv');
    });

    it('returns the time at which each file was written', async () => {
      const before = Date.now() - 2000;
      const name = `${randomUUID()}.csv`;
      await store().write(name, Buffer.from('a'));
      for await (const found of store().names()) {
        if (found.name === name) expect(found.writtenAt.getTime()).toBeGreaterThan(before);
      }
      expect(await names()).toContain(name);
    });

    it.each(['../notes.csv', '/etc/passwd', '.hidden', 'a/b.csv', '', 'Ñ.csv'])(
      'refuses the file name %j',
      async (name) => {
        await expect(store().write(name, Buffer.from(''))).rejects.toThrow('is no name');
        await expect(store().read(name)).rejects.toThrow('is no name');
        await expect(store().remove(name)).rejects.toThrow('is no name');
      },
    );

    it('finds nothing to sweep when every write has finished', async () => {
      expect(await store().sweep(new Date(Date.now() + 60_000))).toBe(0);
    });
  });

  it('ignores files of another store under a longer prefix of the same bucket', async () => {
    const [files, archives] = ['', 'backups/'].map(
      (below) => new S3Store({ ...bucket.url, prefix: `apart/${below}` }),
    ) as [S3Store, S3Store];
    await files.write('notes.csv', Buffer.from('a'));
    await archives.write('archive.tar', Buffer.from('bytes'));
    const listed = async (store: FileStore) => {
      const found: object[] = [];
      for await (const { name, fileSize } of store.names()) found.push({ name, fileSize });
      return found;
    };
    expect(await listed(files)).toEqual([{ name: 'notes.csv', fileSize: 1 }]);
    expect(await listed(archives)).toEqual([{ name: 'archive.tar', fileSize: 5 }]);
    for (const store of [files, archives]) store.onApplicationShutdown();
  });

  describe('a directory after a crash', () => {
    it('is swept of old partial files, but not of a write in progress', async () => {
      const [old, young] = ['.incoming-old', '.incoming-young'];
      for (const name of [old, young]) await writeFile(join(folder, name), 'half');
      await utimes(join(folder, old), new Date(0), new Date(0));

      expect(await stores['a directory']?.sweep(new Date(Date.now() - 60_000))).toBe(1);
      const left = await readdir(folder);
      expect(left).toContain(young);
      expect(left).not.toContain(old);
    });
  });
});

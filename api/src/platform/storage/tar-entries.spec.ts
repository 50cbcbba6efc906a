import { setImmediate as nextTurn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { pack } from 'tar-stream';
import { readEntries } from './tar-entries.ts';

describe('readEntries', () => {
  it('ends with the reason when it is stopped between two files while the first is still being read', async () => {
    const tar = pack();
    tar.entry({ name: 'first.js' }, '');
    tar.entry({ name: 'second.js' }, '');
    tar.finalize();
    const bytes = await buffer(tar as unknown as Readable);
    const refusal = new Error('no second file');
    let headers = 0;
    const refuseSecond = () => {
      headers += 1;
      if (headers === 2) throw refusal;
    };

    const seen: string[] = [];
    const reading = async () => {
      const halves = Readable.from([bytes.subarray(0, 512), bytes.subarray(512)]);
      for await (const { name } of readEntries(halves, refuseSecond)) {
        seen.push(name);
        while (headers < 2) await nextTurn();
        await nextTurn();
      }
    };
    await expect(reading()).rejects.toBe(refusal);
    expect(seen).toEqual(['first.js']);
  });

  /** Returns a header of 512 bytes for an entry of another type than a file, with `size` bytes. */
  async function headerOf(type: string, size: number): Promise<Buffer> {
    const tar = pack();
    tar.entry({ name: 'a', size: 0 }, '');
    tar.finalize();
    const header = (await buffer(tar as unknown as Readable)).subarray(0, 512);
    header.write(size.toString(8).padStart(11, '0'), 124);
    header.write(type, 156);
    header.write(' '.repeat(8), 148);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return header;
  }

  it.each(['x', 'g', 'L', 'K'])('refuses an endless name without buffering it: %s', async (type) => {
    let sent = 0;
    async function* archive() {
      yield await headerOf(type, 2 ** 30);
      for (; sent < 100; sent += 1) yield Buffer.alloc(64 * 1024);
    }
    const reading = async () => {
      for await (const entry of readEntries(archive())) void entry;
    };
    await expect(reading()).rejects.toMatchObject({
      fault: 'damaged',
      detail: 'the name of a file is too long',
    });
    expect(sent).toBeLessThan(2);
  });
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { pack } from 'tar-stream';
import { readEntries } from './tar-entries.ts';

it('ends with the reason when it is stopped between two files while the first is still looked at', async () => {
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

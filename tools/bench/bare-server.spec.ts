import { describe, expect, it } from '@jest/globals';
import { answerTo } from './answer.ts';
import { startBareServer } from './compare.ts';
import { processorSeconds, stopAll, stopProcess } from './processes.ts';

describe('the bare server', () => {
  const body = Buffer.from('\x1f\x8b not really compressed', 'latin1');
  const answer = {
    status: 200,
    headers: { 'content-encoding': 'br', 'content-length': String(body.length), vary: 'Accept-Encoding' },
    body: body.toString('base64'),
  };

  it('sends the given status, headers and bytes until it is stopped', async () => {
    const { child, address } = await startBareServer(answer);
    try {
      expect(await answerTo(`${address}/page`, {})).toEqual(answer);
    } finally {
      await stopProcess(child);
    }
    await expect(answerTo(`${address}/page`, {})).rejects.toThrow('ECONNREFUSED');
  });

  it('reports its processor time', async () => {
    const { child, address } = await startBareServer(answer);
    try {
      const before = await processorSeconds(child);
      await answerTo(address, {});
      expect(await processorSeconds(child)).toBeGreaterThan(before);
      expect(before).toBeGreaterThan(0);
    } finally {
      await stopProcess(child);
    }
  });

  it('ends with all processes of the bench, and cannot be started afterwards', async () => {
    const { address } = await startBareServer(answer);
    await stopAll();
    await expect(answerTo(address, {})).rejects.toThrow('ECONNREFUSED');
    await expect(startBareServer(answer)).rejects.toThrow('the bench is ending');
  });
});

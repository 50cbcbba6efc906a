import { describe, expect, it } from '@jest/globals';
import { responseTo, startBareServer } from './compare.ts';
import { processorSeconds, stopAll, stopProcess } from './processes.ts';

describe('the bare server', () => {
  const body = Buffer.from('\x1f\x8b not really compressed', 'latin1');
  const response = {
    status: 200,
    headers: { 'content-encoding': 'br', 'content-length': String(body.length), vary: 'Accept-Encoding' },
    body: body.toString('base64'),
  };

  it('sends the given status, headers and bytes until it is stopped', async () => {
    const { child, url } = await startBareServer(response);
    try {
      expect(await responseTo(url, { path: '/page', headers: {} })).toEqual(response);
    } finally {
      await stopProcess(child);
    }
    await expect(responseTo(url, { path: '/page', headers: {} })).rejects.toThrow('ECONNREFUSED');
  });

  it('reports its processor time', async () => {
    const { child, url } = await startBareServer(response);
    try {
      const before = await processorSeconds(child);
      await responseTo(url, { path: '/', headers: {} });
      expect(await processorSeconds(child)).toBeGreaterThan(before);
      expect(before).toBeGreaterThan(0);
    } finally {
      await stopProcess(child);
    }
  });

  it('ends with all processes of the bench, and cannot be started afterwards', async () => {
    const { url } = await startBareServer(response);
    await stopAll();
    await expect(responseTo(url, { path: '/', headers: {} })).rejects.toThrow('ECONNREFUSED');
    await expect(startBareServer(response)).rejects.toThrow('the bench is ending');
  });
});

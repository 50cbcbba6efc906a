import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { PDF } from '../files/plain-files.ts';
import { Load } from '../set-up/servers/load.ts';
import { SlowUpload } from '../set-up/servers/slow-upload.ts';
import { SERVERS, type ThreeServers } from '../set-up/servers/three-servers.ts';

const BYTES = Buffer.concat([PDF, randomBytes(2 * 1024 * 1024)]);

export function restarts(site: () => ThreeServers): void {
  it('fails neither requests nor uploads in progress', async () => {
    const { nginx } = site();
    const session = await site().logIn(0);
    const load = new Load(nginx.url, session, await site().logins());
    const uploads: SlowUpload['response'][] = [];
    try {
      for (const index of SERVERS) {
        const upload = SlowUpload.begin(nginx.url, session, BYTES);
        uploads.push(upload.response);
        const ended = site().processOf(index).end('SIGTERM');
        upload.finish();
        expect(await ended).toBe(0);
        await site().comeUp(index);
      }
    } finally {
      await load.stop();
    }
    const { requests } = load;
    const used = new Set((await nginx.passedOn()).map(({ servers }) => servers));
    process.stdout.write(`rolling restart: ${requests.length} requests, ${load.failed.length} failed\n`);
    expect(load.failed).toEqual([]);
    expect(await Promise.all(uploads)).toMatchObject([{ status: 201 }, { status: 201 }, { status: 201 }]);
    expect([...used]).toEqual(expect.arrayContaining(SERVERS.map((index) => site().hostOf(index))));
    for (const index of SERVERS) await site().at(index, session).get('/api/auth/user').expect(200);
  });
}

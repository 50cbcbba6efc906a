import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { PDF } from '../files/plain-files.ts';
import { type Asked, Load } from '../set-up/servers/load.ts';
import type { Nginx, PassedOn } from '../set-up/servers/nginx.ts';
import { SlowUpload } from '../set-up/servers/slow-upload.ts';
import { SERVERS, type ServerIndex, type ThreeServers } from '../set-up/servers/three-servers.ts';

const BYTES = Buffer.concat([PDF, randomBytes(2 * 1024 * 1024)]);
const GOES_ON_MS = 3000;
/** How long nginx waits for a server here; then it leaves that one alone but for a try every two seconds. */
const ANSWER_WITHIN_SECONDS = 4;
const NOTICED_MS = 1500 * ANSWER_WITHIN_SECONDS;

export function loss(site: () => ThreeServers): void {
  /** Which server has a file on its way in. */
  async function receiver(): Promise<ServerIndex> {
    for (;;) {
      for (const index of SERVERS) {
        const incoming = await readdir(join(site().folderOf(index), 'incoming')).catch(() => []);
        if (incoming.length > 0) return index;
      }
      await sleep(10);
    }
  }

  /** By its id, what nginx did with a request. */
  async function log(nginx: Nginx): Promise<Map<string, PassedOn>> {
    return new Map((await nginx.passedOn()).map((line) => [line.id, line]));
  }

  const tell = (what: string, asked: Asked[], failed: Asked[]) =>
    process.stdout.write(`${what}: ${asked.length} requests, ${failed.length} failed\n`);

  it('by kill -9 fails the writes that were open on it, and nothing else', async () => {
    const { nginx } = site();
    const session = await site().logIn(0);
    const load = new Load(nginx.address, session);
    const upload = SlowUpload.begin(nginx.address, session, BYTES, 'killed-upload');
    const killed = await receiver();
    const ofKilled = await site().logIn(killed);
    await sleep(GOES_ON_MS / 2);
    const ended = site().processOf(killed).end('SIGKILL');
    const killedAt = Date.now();
    await ended;
    upload.finish();
    await sleep(GOES_ON_MS);
    const asked = await load.stop();
    await site().comeUp(killed);
    tell('kill -9', asked, load.failed);

    const lines = await log(nginx);
    for (const failed of load.failed) {
      expect(failed).toMatchObject({ method: 'POST' });
      expect(failed.sentAt).toBeLessThan(killedAt);
      expect({ ...failed, ...lines.get(failed.id) }).toMatchObject({ servers: site().hostOf(killed) });
    }
    expect(lines.get('killed-upload')?.servers).toBe(site().hostOf(killed));
    expect(await upload.answer).not.toMatchObject({ status: 201 });
    expect(asked.filter(({ sentAt }) => sentAt > killedAt).length).toBeGreaterThan(0);
    for (const index of SERVERS) {
      await site().at(index, ofKilled).get('/api/auth/user').expect(200);
    }
  });

  it('by hanging does not take the site with it, and takes part again when it goes on', async () => {
    const hung: ServerIndex = 1;
    const session = await site().logIn(hung);
    const nginx = await site().startNginx(`${ANSWER_WITHIN_SECONDS}s`);
    const load = new Load(nginx.address, session);
    await sleep(GOES_ON_MS / 2);
    const stoppedAt = Date.now();
    process.kill(site().processOf(hung).pid, 'SIGSTOP');
    await sleep(NOTICED_MS + GOES_ON_MS);
    const wentOnAt = Date.now();
    process.kill(site().processOf(hung).pid, 'SIGCONT');
    await sleep(GOES_ON_MS);
    const asked = await load.stop();
    await nginx.stop();
    tell('SIGSTOP', asked, load.failed);

    const lines = await log(nginx);
    const isOnHung = ({ id }: Asked) => lines.get(id)?.servers.includes(site().hostOf(hung)) ?? false;
    for (const failed of load.failed) {
      expect(failed).toMatchObject({ method: 'POST', outcome: 504 });
      expect(isOnHung(failed)).toBe(true);
    }
    const late = asked.filter(({ sentAt }) => sentAt > stoppedAt + NOTICED_MS && sentAt < wentOnAt);
    expect(late.length).toBeGreaterThan(10 * late.filter(isOnHung).length);
    expect(asked.filter(({ sentAt }) => sentAt > wentOnAt).some(isOnHung)).toBe(true);
  });
}

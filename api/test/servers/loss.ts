import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { PDF } from '../files/plain-files.ts';
import { type SentRequest, Load } from '../set-up/servers/load.ts';
import type { Nginx, PassedOn } from '../set-up/servers/nginx.ts';
import { SlowUpload } from '../set-up/servers/slow-upload.ts';
import { SERVERS, type ServerIndex, type ThreeServers } from '../set-up/servers/three-servers.ts';

const BYTES = Buffer.concat([PDF, randomBytes(2 * 1024 * 1024)]);
const GOES_ON_MS = 3000;
/** Time that nginx waits for a server here; after that it only tries that server every two seconds. */
const RESPONSE_TIMEOUT_SECONDS = 4;
const NOTICED_MS = 1500 * RESPONSE_TIMEOUT_SECONDS;

export function loss(site: () => ThreeServers): void {
  const incoming = (index: ServerIndex) =>
    readdir(join(site().folderOf(index), 'incoming')).catch((): string[] => []);

  /** Begins an upload and finds the server that receives it. */
  async function beginUpload(session: string): Promise<{ upload: SlowUpload; receiver: ServerIndex }> {
    const before = await Promise.all(SERVERS.map(incoming));
    const upload = SlowUpload.begin(site().nginx.url, session, BYTES);
    for (;;) {
      for (const index of SERVERS) {
        const names = await incoming(index);
        if (names.some((name) => !before[index]?.includes(name))) return { upload, receiver: index };
      }
      await sleep(10);
    }
  }

  /** Log entries of nginx by request id. */
  async function log(nginx: Nginx): Promise<Map<string, PassedOn>> {
    return new Map((await nginx.passedOn()).map((line) => [line.id, line]));
  }

  /** Expects only requests to the lost server to fail, sent before the loss; reads only once their response had begun. */
  async function expectOpenOn(lost: ServerIndex, lostAt: number, load: Load, nginx: Nginx): Promise<void> {
    const lines = await log(nginx);
    for (const failed of load.failed) {
      const line = lines.get(failed.id);
      expect({ ...failed, ...line }).toMatchObject({ servers: site().hostOf(lost) });
      expect(failed.sentAt).toBeLessThan(lostAt);
      const hadBegun = line?.status === 200 && failed.outcome === 'ECONNRESET';
      expect({ ...failed, isExcused: failed.method === 'POST' || hadBegun }).toMatchObject({
        isExcused: true,
      });
    }
  }

  const printFigures = (what: string, requests: SentRequest[], failed: SentRequest[]) =>
    process.stdout.write(
      `${what}: ${requests.length} requests, ${failed.length} failed, of them ${failed.filter(({ method }) => method === 'GET').length} reads\n`,
    );

  it('by kill -9 fails only its open requests, while other servers take over reads', async () => {
    const { nginx } = site();
    const session = await site().logIn(0);
    const load = new Load(nginx.url, session, await site().logins());
    const { upload, receiver: killed } = await beginUpload(session);
    const ofKilled = await site().logIn(killed);
    await sleep(GOES_ON_MS / 2);
    await site().processOf(killed).end('SIGKILL');
    const killedAt = Date.now();
    upload.finish();
    await sleep(GOES_ON_MS);
    const requests = await load.stop();
    await site().comeUp(killed);
    printFigures('kill -9', requests, load.failed);

    await expectOpenOn(killed, killedAt, load, nginx);
    expect(await upload.response).not.toMatchObject({ status: 201 });
    expect(requests.filter(({ sentAt }) => sentAt > killedAt).length).toBeGreaterThan(0);
    for (const index of SERVERS) {
      await site().at(index, ofKilled).get('/api/auth/user').expect(200);
    }
  });

  it('by hanging does not take the site down, and serves requests again when it continues', async () => {
    const hung: ServerIndex = 1;
    const session = await site().logIn(hung);
    const nginx = await site().startNginx(`${RESPONSE_TIMEOUT_SECONDS}s`);
    const load = new Load(nginx.url, session, await site().logins());
    await sleep(GOES_ON_MS / 2);
    const stoppedAt = Date.now();
    process.kill(site().processOf(hung).pid, 'SIGSTOP');
    await sleep(NOTICED_MS + GOES_ON_MS);
    const wentOnAt = Date.now();
    process.kill(site().processOf(hung).pid, 'SIGCONT');
    await sleep(GOES_ON_MS);
    const requests = await load.stop();
    await nginx.stop();
    printFigures('SIGSTOP', requests, load.failed);

    await expectOpenOn(hung, wentOnAt, load, nginx);
    const lines = await log(nginx);
    const isOnHung = ({ id }: SentRequest) => lines.get(id)?.servers.includes(site().hostOf(hung)) ?? false;
    const late = requests.filter(({ sentAt }) => sentAt > stoppedAt + NOTICED_MS && sentAt < wentOnAt);
    expect(late.length).toBeGreaterThan(10 * late.filter(isOnHung).length);
    expect(requests.filter(({ sentAt }) => sentAt > wentOnAt).some(isOnHung)).toBe(true);
  });
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Testimonial } from '@vitral/contracts/testimonials';
import { findPostmaster } from '../src/platform/database/embedded/processes.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';

const TIMEOUT_MS = 90_000;
const RECOVERY_MS = 60_000;

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await createDataFolder();
  server = await ServerProcess.start({ DATA_DIR: folder, LOG_LEVEL: 'info' });
}, TIMEOUT_MS);
afterAll(() => server.end('SIGTERM'));

const postmaster = () => findPostmaster(join(folder, 'postgres', 'data'));

const testimonial = (name: string) => ({
  name,
  text: 'It was there after the crash',
  image: null,
  position: null,
  company: null,
  rating: 5,
  isActive: true,
  locale: 'en',
  consentDate: null,
});

describe('server lifecycle', () => {
  it('prints the URL of the site, the data folder and the demo accounts', () => {
    expect(server.printed).toContain('Vitral is ready. Stop it with Ctrl-C.');
    expect(server.printed).toContain(folder);
    expect(server.printed).toMatch(/manager +manager-vitral/);
  });

  it('logs each request with the id of its response, and no secrets', async () => {
    const manager = await server.asManager();
    const { headers } = await manager
      .get('/api/testimonials?q=searched-words')
      .set('X-Request-Id', 'proxy-0003');
    expect(headers['x-request-id']).toBe('proxy-0003');

    while (!server.printed.includes('"reqId":"proxy-0003"')) await sleep(10);
    const lines = server.printed.split('\n').filter((line) => line.startsWith('{'));
    const logged = lines.map((line) => JSON.parse(line) as { reqId?: string; req?: object; res?: object });
    expect(logged).toContainEqual(
      expect.objectContaining({
        reqId: 'proxy-0003',
        req: { id: 'proxy-0003', method: 'GET', path: '/api/testimonials', address: '127.0.0.1' },
        res: { statusCode: 200 },
      }),
    );
    for (const secret of ['searched-words', 'manager-vitral', 'vitral.session']) {
      expect(lines.join('\n')).not.toContain(secret);
    }
  });

  it('refuses a second server on the same data folder and names the process that holds it', async () => {
    const second = await ServerProcess.start({ DATA_DIR: folder });
    expect(await second.end('SIGTERM')).toBe(1);
    expect(second.printed).toBe(`The data in ${folder} is in use by process ${server.pid}: stop it first.`);
    await server.site().get('/health/ready').expect(200);
  });

  it(
    'loses no acknowledged row when it is killed during writes',
    async () => {
      const acknowledged: string[] = [];
      const manager = await server.asManager();
      const write = async (writer: number) => {
        for (let count = 0; ; count += 1) {
          const { status, body } = await manager
            .post('/api/testimonials')
            .send(testimonial(`${writer}-${count}`));
          if (status === 201) acknowledged.push((body as Testimonial).id);
        }
      };
      const writers = [1, 2, 3, 4].map((writer) => write(writer).catch(() => null));
      while (acknowledged.length < 20) await sleep(10);
      await server.end('SIGKILL');
      await Promise.all(writers);

      server = await ServerProcess.start({ DATA_DIR: folder });
      const reader = await server.asManager();
      for (const id of acknowledged) await reader.get(`/api/testimonials/${id}`).expect(200);
    },
    TIMEOUT_MS,
  );

  it(
    'responds 503 while the database is down and recovers by itself',
    async () => {
      const manager = await server.asManager();
      const running = await postmaster();
      if (!running) throw new Error('PostgreSQL does not run');
      process.kill(running.pid, 'SIGKILL');

      const statuses = new Set<number>();
      const deadline = Date.now() + RECOVERY_MS;
      while (Date.now() < deadline) {
        const { status, body, headers } = await manager.get('/api/testimonials');
        if (status === 200 && statuses.has(503)) break;
        statuses.add(status);
        if (status === 503) {
          expect(body).toMatchObject({ code: 'server.not-ready' });
          expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        }
        await sleep(20);
      }
      expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
      await manager.get('/api/testimonials').expect(200);
    },
    TIMEOUT_MS,
  );

  it(
    'responds to pending requests before it stops',
    async () => {
      const body = JSON.stringify({ username: 'nobody', password: 'nothing' });
      const request = http.request(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
      });
      const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
      await new Promise((sent) => request.write(body.slice(0, 10), sent));
      await sleep(200);

      const ended = server.end('SIGTERM');
      await sleep(500);
      request.end(body.slice(10));

      const [{ statusCode }] = await answered;
      expect(statusCode).toBe(401);
      expect(await ended).toBe(0);
      server = await ServerProcess.start({ DATA_DIR: folder });
    },
    TIMEOUT_MS,
  );

  it(
    'stops the database too, and exits with 0, on SIGTERM and Ctrl-C',
    async () => {
      expect(await postmaster()).not.toBeNull();
      expect(await server.end('SIGTERM')).toBe(0);
      expect(await postmaster()).toBeNull();

      server = await ServerProcess.start({ DATA_DIR: folder });
      expect(await server.end('SIGINT')).toBe(0);
      expect(await postmaster()).toBeNull();
    },
    TIMEOUT_MS,
  );
});

import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from '@jest/globals';
import type { ReleaseDetail } from '@vitral/contracts/releases';
import { DEFAULT_SETTINGS, type Settings } from '@vitral/contracts/settings';
import type { Testimonial } from '@vitral/contracts/testimonials';
import { packRelease } from '../set-up/pack-release.ts';
import { RELEASE_TYPE } from '../set-up/publishing.ts';
import { changeBuild, copyBuilds } from '../set-up/real-builds.ts';
import { bootIn } from '../set-up/served-site.ts';
import { SERVERS, type ServerIndex, type ThreeServers } from '../set-up/servers/three-servers.ts';

/** A loaded machine takes more than a second; the printed figures contain the measured time. */
const SEEN_WITHIN_MS = 5000;
const TIMEOUT_MS = 10_000;
/** Milliseconds between two checks of a server. */
const PAUSE_MS = 20;
const WRITES = 12;

type Look = (index: ServerIndex) => Promise<boolean>;

/** Milliseconds from the write until every server shows it to each new request. */
async function timeUntilSeen(looks: Look[]): Promise<number> {
  const since = performance.now();
  const seeing = SERVERS.flatMap((index) =>
    looks.map(async (look) => {
      for (let last = 0; ;) {
        const elapsed = performance.now() - since;
        if (await look(index)) return last;
        last = elapsed;
        if (elapsed > TIMEOUT_MS) throw new Error(`Server ${index} shows nothing`);
        await sleep(PAUSE_MS);
      }
    }),
  );
  return Math.max(...(await Promise.all(seeing)));
}

function printFigures(what: string, times: number[]): void {
  const worst = Math.max(...times).toFixed(0);
  process.stdout.write(`${what}: ${times.length} writes, asked after ${worst} ms all show them\n`);
}

export function writes(site: () => ThreeServers): void {
  let session: string;
  beforeAll(async () => {
    session = await site().logIn(0);
  });
  const visited = async (index: ServerIndex, path: string) => (await site().at(index).get(path)).text;
  const textOf = async (index: ServerIndex, path: string) => (await site().at(index, session).get(path)).text;

  it(`is visible on all servers within ${SEEN_WITHIN_MS} ms: in public responses, pages and lists`, async () => {
    const testimonial = {
      text: 'It shows everywhere',
      image: null,
      position: null,
      company: null,
      rating: 5,
    };
    const fields = { ...testimonial, isActive: true, locale: 'en', consentDate: null };
    const created = await site()
      .at(0, session)
      .post('/api/testimonials')
      .send({ ...fields, name: 'Nobody yet' })
      .expect(201);
    let { id, version } = created.body as Testimonial;
    const times: number[] = [];
    for (let count = 0; count < WRITES; count += 1) {
      const name = `Written as number ${count}`;
      const writer = site().at((count % 3) as ServerIndex, session);
      const { body } = await writer
        .put(`/api/testimonials/${id}`)
        .send({ ...fields, name, version })
        .expect(200);
      ({ id, version } = body as Testimonial);
      times.push(
        await timeUntilSeen([
          async (index) => (await visited(index, '/api/testimonials')).includes(name),
          async (index) => (await visited(index, '/en')).includes(name),
          async (index) => (await textOf(index, '/api/testimonials?limit=10')).includes(name),
        ]),
      );
    }
    printFigures('testimonials', times);
    expect(Math.max(...times)).toBeLessThan(SEEN_WITHIN_MS);
  });

  it('closes and opens the site on all servers within that time', async () => {
    const times: number[] = [];
    for (const isMaintenanceOn of [true, false, true, false]) {
      const admin = site().at((times.length % 3) as ServerIndex, session);
      const { version } = (await admin.get('/api/settings').expect(200)).body as Settings;
      await admin
        .put('/api/settings')
        .send({ ...DEFAULT_SETTINGS, isMaintenanceOn, version })
        .expect(200);
      const shown = isMaintenanceOn ? 503 : 200;
      times.push(
        await timeUntilSeen([
          async (index) => (await site().at(index).get('/es')).status === shown,
          async (index) =>
            (JSON.parse(await textOf(index, '/api/settings')) as Settings).isMaintenanceOn ===
            isMaintenanceOn,
        ]),
      );
    }
    printFigures('maintenance', times);
    expect(Math.max(...times)).toBeLessThan(SEEN_WITHIN_MS);
  });

  it('of a release that becomes active is visible on all servers within that time', async () => {
    const workspace = await copyBuilds('mfe-people');
    await changeBuild(workspace, 'mfe-people', '9.0.0', []);
    const archive = await packRelease(workspace, 'mfe-people');
    const { body } = await site()
      .at(0, session)
      .post('/api/modules/mfe-people/releases')
      .set('Content-Type', RELEASE_TYPE)
      .send(archive)
      .expect(201);
    const activate = `/api/modules/releases/${(body as ReleaseDetail).id}/activate`;
    let response = await site().at(1, session).post(activate).send({});
    // The trial of a release has a time limit, which a busy machine may exceed.
    while (JSON.stringify(response.body).includes('trial-timeout')) {
      response = await site().at(1, session).post(activate).send({});
    }
    if (response.status !== 200) throw new Error(JSON.stringify(response.body));
    const time = await timeUntilSeen([
      async (index) => {
        const { modules } = bootIn((await textOf(index, '/admin')).replace(/ nonce="[^"]+"/, ''));
        return modules.some(({ name, version }) => name === 'mfe-people' && version === '9.0.0');
      },
    ]);
    printFigures('releases', [time]);
    expect(time).toBeLessThan(SEEN_WITHIN_MS);
  });
}

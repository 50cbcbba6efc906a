import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type TestAgent from 'supertest/lib/agent.js';
import { NEW_REGISTRATION } from '@vitral/contracts/meeting-registrations';
import { MeetingRegistration } from '../src/meeting-registrations/meeting-registrations.entity.ts';
import { RegistrationTokens } from '../src/meeting-registrations/registration-tokens.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import { Delivery } from '../src/platform/deliveries/delivery.entity.ts';
import { Secrets } from '../src/platform/secrets/secrets.ts';
import { ormOptions } from '../src/server/orm-options.ts';
import { ZoomMeeting } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { expireCrashedJobs } from './set-up/expire-crashed-jobs.ts';
import { Mailbox } from '@vitral/stand-ins/mailbox';
import { MEETING } from './set-up/meetings.ts';
import { dateOf } from './set-up/registrations.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { freePort } from '@vitral/stand-ins/free-ports';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';

/** Set KILLS for more kills; each takes some seconds. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const PEOPLE = 100 * KILLS;
/** Emails that a server sends at the same time. */
const AT_ONCE = 3;
const TIMEOUT_MS = 60_000 + KILLS * 20_000;
const SECRET_KEY = 'a key of at least thirty-two characters';
const ADMIN = { username: 'adriana', password: 'a long enough one' };

let mailbox: Mailbox;
let database: TestDatabase;
let orm: MikroORM;
let server: ServerProcess | undefined;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.url));
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await orm.close(true);
  await database.drop();
  await mailbox.goDown();
});

/** Adds a daily live session for which everybody is registered, and returns its id. */
async function addRegistrants(): Promise<string> {
  const tokens = new RegistrationTokens(new Secrets(new Configuration({ SECRET_KEY })));
  const em = orm.em.fork();
  const registration = { ...NEW_REGISTRATION, reminders: [] };
  const meeting = em.create(ZoomMeeting, { ...MEETING, registration });
  await em.persist(meeting).flush();
  for (let person = 0; person < PEOPLE; person += 1) {
    const email = `p${person}@example.org`;
    em.create(MeetingRegistration, {
      meeting: meeting.id,
      name: `Persona ${person}`,
      sealedEmail: tokens.sealEmail(email),
      emailHash: tokens.hashEmail(email),
      language: 'es',
      timezone: 'UTC',
      answers: {},
      state: 'registered',
      confirmedAt: new Date(),
    });
  }
  await em.flush();
  return meeting.id;
}

async function writeToAll(site: TestAgent, meetingId: string): Promise<void> {
  await site.post('/api/auth/login').send(ADMIN).expect(200);
  const { body } = await site.get(`/api/zoom-meetings/${meetingId}`).expect(200);
  const message = { meetingId, date: dateOf(body), subject: 'Sala nueva', text: 'Es la 2.' };
  await site.post('/api/meeting-registrations/messages').send(message).expect(202);
}

const startServer = async (folder: string, port: number) =>
  ServerProcess.start({
    DATA_DIR: folder,
    PORT: `${port}`,
    DATABASE_URL: database.url,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'hola@vitral.example',
    SECRET_KEY,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'warn',
  });

const idsByPerson = () => {
  const ids = new Map<string, Set<string>>();
  for (const { to, messageId = '' } of mailbox.received) {
    const address = to?.[0]?.address ?? '';
    ids.set(address, (ids.get(address) ?? new Set()).add(messageId));
  }
  return ids;
};

describe('emails to registrants from servers that are killed', () => {
  it(
    'reach every registrant, and nobody with two Message-IDs',
    async () => {
      const meetingId = await addRegistrants();
      const [folder, port] = [await createDataFolder(), await freePort()];
      for (let kill = 1; kill <= KILLS; kill += 1) {
        server = await startServer(folder, port);
        if (kill === 1) await writeToAll(server.site(), meetingId);
        const awaited = (PEOPLE / (KILLS + 1)) * kill;
        await mailbox.waitUntil(() => mailbox.received.length >= awaited, TIMEOUT_MS);
        await server.end('SIGKILL');
        // All servers are stopped here; the jobs of a running one would also expire.
        await expireCrashedJobs(orm);
      }
      server = await startServer(folder, port);
      await mailbox.waitUntil(() => idsByPerson().size === PEOPLE, TIMEOUT_MS);

      expect([...idsByPerson().values()].filter(({ size }) => size !== 1)).toEqual([]);
      expect(await orm.em.fork().count(Delivery, { template: 'registration-message' })).toBe(PEOPLE);
      // SMTP cannot deliver exactly once: docs/adr/067.
      expect(mailbox.received.length).toBeLessThanOrEqual(PEOPLE + KILLS * AT_ONCE);
    },
    TIMEOUT_MS * 2,
  );
});

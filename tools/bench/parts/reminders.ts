import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { NEW_REGISTRATION } from '@vitral/contracts/meeting-registrations';
import { WEEKDAYS, type ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { SMTPServer } from 'smtp-server';
import { withDatabase } from '../database.ts';
import { median } from '../http.ts';
import { load, type Scenario } from '../load.ts';
import type { Context } from '../measure-parts.ts';
import { logInAs, type Site } from '../site.ts';

const PEOPLE = 10_000;
const FEW_PEOPLE = 500;
const WITHIN_SECONDS = 300;
/** Promised fraction of the usual speed of public reads. */
const READS_AT_LEAST = 0.8;
const MINUTE_MS = 60_000;
const POLL_MS = 250;
const MORE_ROUNDS = 8;
const LANDING: Scenario = { name: 'landing', path: '/es', headers: { 'accept-encoding': 'br' } };

export const part = {
  name: 'reminders',
  title: 'Reminders of one live session, and public reads meanwhile',
  measure,
};

async function measure({ startSite, effort, print }: Context) {
  const mail = await openMailServer();
  const site = await startSite({
    environment: { SMTP_URL: mail.url, MAIL_FROM: 'hola@vitral.example' },
  });
  const people = effort.isQuick ? FEW_PEOPLE : PEOPLE;
  try {
    const before = await readsPerSecond(site, effort);
    print(`Registering ${people.toLocaleString('en')} people ...`);
    await addRegistrants(site, mail, people);
    print('Waiting for the reminders, which a job adds once a minute ...');
    await waitUntil(() => mail.received.length > 0);
    const started = performance.now();
    const during = await readsPerSecond(site, effort);
    await waitUntil(() => mail.received.length >= people);
    const seconds = (performance.now() - started) / 1000;
    await wait(MINUTE_MS);
    const twice = mail.received.length - new Set(mail.received).size;
    return [
      [
        {
          name: `${people.toLocaleString('en')} reminders`,
          figures: { seconds, 'sent twice': twice, 'speed of reads': during / before },
          promises: {
            seconds: { atMost: WITHIN_SECONDS },
            'sent twice': { atMost: 0 },
            'speed of reads': { atLeast: READS_AT_LEAST },
          },
        },
      ],
    ];
  } finally {
    await site.stop();
    await mail.close();
  }
}

/** Takes many readings, since single ones differ by more than the cost of reminders. */
async function readsPerSecond(site: Site, { rounds, seconds }: Context['effort']): Promise<number> {
  const readings: number[] = [];
  for (let round = 0; round < MORE_ROUNDS * rounds; round += 1)
    readings.push((await load(site, LANDING, seconds)).perSecond);
  return median(readings);
}

/** Adds a live session that begins in 50 minutes, registers one visitor, and copies the registration with its sealed address. */
async function addRegistrants({ url, dataFolder }: Site, mail: Mail, people: number): Promise<void> {
  const time = new Date(Date.now() + 50 * MINUTE_MS).toISOString().slice(11, 16);
  const meeting = (await post(url, '/api/zoom-meetings', {
    title: 'Recordada',
    category: 'health',
    zoomLink: 'https://calls.example/j/1',
    daysOfWeek: WEEKDAYS,
    timeSlots: [{ timezone: 'UTC', time }],
    registration: { ...NEW_REGISTRATION, reminders: [60] },
  })) as ZoomMeeting;
  await post(url, '/api/meeting-registrations', {
    meetingId: meeting.id,
    date: null,
    name: 'Rosa',
    email: 'rosa@vitral.example',
    timezone: 'Europe/Madrid',
    isAgreed: true,
  });
  await waitUntil(() => mail.received.length > 0);
  mail.received.length = 0;
  await withDatabase(dataFolder, async (client) => {
    await client.query(
      `insert into meeting_registration
         (created_at, meeting_id, date, name, sealed_email, email_hash, language, timezone, answers, state, confirmed_at)
       select created_at, meeting_id, null, name || n, sealed_email, 'copy ' || n, language, timezone, answers, 'registered',
         now() - interval '1 day'
       from meeting_registration, generate_series(1, $1::int) n where state = 'pending'`,
      [people],
    );
    await client.query('vacuum analyze meeting_registration');
  });
}

async function post(url: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await logInAs(url, 'admin') },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return response.json();
}

type Mail = Awaited<ReturnType<typeof openMailServer>>;

/** Opens a mail server that stores the Message-IDs of emails. */
async function openMailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, respond) {
      let head = '';
      stream.on('data', (bytes: Buffer) => (head += head.length < 4096 ? bytes.toString('latin1') : ''));
      stream.on('end', () => {
        received.push(/^Message-ID: (\S+)/im.exec(head)?.[1] ?? '');
        respond();
      });
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { received, url: `smtp://127.0.0.1:${port}`, close };
}

async function waitUntil(isReached: () => boolean): Promise<void> {
  const limit = performance.now() + 2 * WITHIN_SECONDS * 1000;
  while (!isReached()) {
    if (performance.now() > limit) throw new Error('The reminders did not come in time');
    await wait(POLL_MS);
  }
}

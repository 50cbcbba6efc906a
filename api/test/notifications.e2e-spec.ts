import { inEveryLanguage } from '@vitral/contracts/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Channel, NOTIFICATION_KINDS, type NotificationKind } from '@vitral/contracts/notifications';
import { DEFAULT_SETTINGS, type SettingsInput } from '@vitral/contracts/settings';
import { FeedSource } from '../src/feed-sources/feed-sources.entity.ts';
import { Notifications } from '../src/notifications/notifications.ts';
import { User } from '../src/accounts/users.entity.ts';
import { changeSettings } from './set-up/accounts.ts';
import { FeedServer } from './set-up/feed-server.ts';
import { addSyncedSource, syncAgain } from './set-up/feed-sources.ts';
import { rssFeed } from './set-up/feeds.ts';
import { Mailbox } from '@vitral/stand-ins/mailbox';
import { Webhook } from './set-up/webhook.ts';
import { type Api, startApi } from './start-api.ts';

const ADMIN = 'admin@vitral.example';
const MANAGER = 'manager@vitral.example';
const NUMBERS = ['+525512345678', '+14155550100'];
/** At most 160 characters, all of which count once in a text message. */
const ONE_MESSAGE = /^[\x20-\x7eñÑéèàùìòüöäÄÖÜ¿¡]{1,160}$/;

let mailbox: Mailbox;
let webhook: Webhook;
let feeds: FeedServer;
let api: Api;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  webhook = await Webhook.open();
  feeds = await FeedServer.start();
  api = await startApi({
    SMTP_URL: mailbox.url,
    SMS_WEBHOOK_URL: `http://${webhook.host}/send?token=a-secret`,
    OUTGOING_ALLOWED: feeds.host,
    PUBLIC_URL: 'https://vitral.example',
  });
  await em().nativeUpdate(User, { username: 'admin' }, { email: ADMIN, language: 'en' });
  await em().nativeUpdate(User, { username: 'manager' }, { email: MANAGER, language: 'es' });
  await em().nativeUpdate(User, { username: 'user' }, { email: 'user@vitral.example' });
});
afterAll(async () => {
  await api.stop();
  await feeds.stop();
  await webhook.close();
  await mailbox.goDown();
});
beforeEach(async () => {
  for (const table of ['rate_limit', 'jobs.job', 'delivery']) await em().execute(`delete from ${table}`);
  mailbox.received.length = 0;
  webhook.posted.length = 0;
});

const em = () => api.em();

type ChannelKinds = Partial<Record<Channel, NotificationKind[]>>;

/** Sets the kinds that each channel sends; an omitted channel is off, with all its kinds selected. */
async function setNotifications(
  kinds: ChannelKinds,
  more: Partial<SettingsInput['notifications']> = {},
): Promise<void> {
  const channel = (name: Channel) => ({
    isOn: kinds[name] !== undefined,
    kinds: kinds[name] ?? [...NOTIFICATION_KINDS],
  });
  const sms = { ...channel('sms'), numbers: NUMBERS };
  const notifications = { ...DEFAULT_SETTINGS.notifications, mail: channel('mail'), sms, ...more };
  await changeSettings(api, { isRegistrationOpen: true, notifications });
}

let count = 0;
async function failFeed(): Promise<void> {
  const path = `/failing-${++count}`;
  feeds.serve(path, { status: 500 });
  const source = await addSyncedSource(api, { title: `Blog ${count}`, url: feeds.url(path) });
  await syncAgain(api, source);
  await syncAgain(api, source);
}

const notifyOfModule = (also: string[]) =>
  em().transactional((inner) =>
    api.application.get(Notifications).notify(
      inner,
      'module-failures',
      'module-failure',
      {
        ...{ module: 'mfe-people', version: '1.2.3' },
        ...{ failures: 3, pages: 40, activeFailures: 0, activePages: 12_345 },
      },
      also,
    ),
  );

/** Causes an event of each kind. */
const EVENTS: Record<NotificationKind, () => Promise<unknown>> = {
  'contact-messages': () =>
    api
      .asVisitor()
      .post('/contact')
      .send({ name: 'Rosa', email: 'rosa@example.org', subject: 'other', message: 'Is anybody there?' })
      .expect(201),
  'new-accounts': () =>
    api
      .asVisitor()
      .post('/auth/registration')
      .send({
        name: 'Nadia Prado',
        username: `nadia-${++count}`,
        email: 'nadia@example.org',
        password: 'tres linternas de papel',
        language: 'es',
      })
      .expect(202),
  'backup-failures': () =>
    em().transactional((inner) =>
      api.application.get(Notifications).notify(inner, 'backup-failures', 'backup-failure', {
        filename: 'vitral-1.tar',
        problem: 'storage-full',
        origin: 'scheduled',
      }),
    ),
  'feed-failures': failFeed,
  'module-failures': () => notifyOfModule([]),
};

const READERS: Record<NotificationKind, string[]> = {
  'contact-messages': [ADMIN, MANAGER],
  'new-accounts': [ADMIN],
  'backup-failures': [ADMIN],
  'feed-failures': [ADMIN, MANAGER],
  'module-failures': [ADMIN],
};

/** Channels of each notification job, done or pending. */
const channelsUsed = async () =>
  (
    await em().execute<{ data: { channels: Channel[] } }[]>(
      `select data from jobs.job where name = 'notifications'`,
    )
  ).map(({ data }) => data.channels);

describe('notifications', () => {
  describe.each(NOTIFICATION_KINDS)('%s', (kind) => {
    const others = NOTIFICATION_KINDS.filter((other) => other !== kind);

    it('are sent by email, in the language of each recipient, to everybody who can act on them', async () => {
      await setNotifications({ mail: [kind], sms: others });
      await EVENTS[kind]();
      for (const to of READERS[kind]) await mailbox.waitFor(to);
      expect(await channelsUsed()).toEqual([['mail']]);
      const languages = mailbox.received.map(
        ({ to, headers }) =>
          `${to?.[0]?.address} ${headers.find(({ key }) => key === 'content-language')?.value}`,
      );
      expect(languages.toSorted()).toEqual(READERS[kind].map((to) => `${to} ${to === ADMIN ? 'en' : 'es'}`));
      expect(mailbox.received.map(({ text }) => text).join()).not.toMatch(/undefined|null|\[object/);
    });

    it('are sent by text message, without personal data, to the numbers of the settings', async () => {
      await setNotifications({ mail: others, sms: [kind] });
      await EVENTS[kind]();
      const posted = await webhook.waitForPosts(NUMBERS.length);
      expect(posted.map(({ body }) => body.to).toSorted()).toEqual(NUMBERS.toSorted());
      for (const { text } of posted.map(({ body }) => body)) {
        expect(text).toMatch(/^Vitral: \p{Lu}.+\. https:\/\/vitral\.example\/admin\//u);
        expect(text).toMatch(ONE_MESSAGE);
        expect(text).not.toMatch(/Rosa|Nadia|@|Blog/);
      }
      expect(await channelsUsed()).toEqual([['sms']]);
    });

    it.each<[string, ChannelKinds, Partial<SettingsInput['notifications']>]>([
      ['nobody chose them', { mail: others, sms: others }, {}],
      ['both channels are off', {}, {}],
      ['all notifications are off', { mail: [kind], sms: [kind] }, { isOn: false }],
    ])('are not sent while %s', async (_, kinds, more) => {
      await setNotifications(kinds, more);
      await EVENTS[kind]();
      expect(await channelsUsed()).toEqual([]);
    });
  });

  it('notifies the people concerned by their own work, once, whatever their role', async () => {
    await setNotifications({ mail: ['module-failures'] });
    const people = await em().find(User, { username: { $in: ['admin', 'manager'] } });
    await notifyOfModule(people.map(({ id }) => id));
    const toAdmin = await mailbox.waitFor(ADMIN);
    const toManager = await mailbox.waitFor(MANAGER);
    expect(mailbox.received).toHaveLength(2);

    expect(toAdmin.subject).toContain('mfe-people 1.2.3 was withdrawn because it failed');
    expect(toAdmin.text).toContain('3 in 40 pages');
    expect(toAdmin.text).toContain('0 in 12,345 pages');
    expect(toAdmin.text).toContain('https://vitral.example/admin/modules');
    expect(toManager.subject).toContain('Se ha retirado mfe-people 1.2.3 porque fallaba');
  });

  it('sends text messages in the language and with the name of the site', async () => {
    const siteName = { ...inEveryLanguage(() => ''), es: 'Casa de Luz', en: 'House of Light' };
    await api.as('admin').put('/site-config/site_language').send({ value: 'en' }).expect(200);
    await setNotifications({ sms: ['contact-messages'] });
    const notifications = {
      ...DEFAULT_SETTINGS.notifications,
      sms: { isOn: true, kinds: ['contact-messages' as const], numbers: ['+525512345678'] },
    };
    await changeSettings(api, { siteName, notifications });
    await EVENTS['contact-messages']();
    const [message] = await webhook.waitForPosts(1);
    expect(message?.body.text).toMatch(/^House of Light: There is a new contact message\. https/);
    await api.as('admin').put('/site-config/site_language').send({ value: 'es' }).expect(200);
  });

  it('sends no text message if there is no number', async () => {
    const notifications = {
      ...DEFAULT_SETTINGS.notifications,
      mail: { isOn: false, kinds: [] },
      sms: { isOn: true, kinds: [...NOTIFICATION_KINDS], numbers: [] },
    };
    await changeSettings(api, { notifications });
    await EVENTS['contact-messages']();
    expect(await channelsUsed()).toEqual([]);
  });

  it('reports a failing feed once, until it has worked again', async () => {
    await setNotifications({ mail: ['feed-failures'] });
    feeds.serve('/shaky', { status: 500 });
    let source = await addSyncedSource(api, { title: 'Shaky', url: feeds.url('/shaky') });
    for (const reports of [0, 1, 1, 1]) {
      source = await syncAgain(api, source);
      expect(await channelsUsed()).toHaveLength(reports);
    }
    feeds.serve('/shaky', rssFeed({ id: '1' }));
    source = await syncAgain(api, source);
    feeds.serve('/shaky', { status: 500 });
    for (const reports of [1, 1, 2]) {
      source = await syncAgain(api, source);
      expect(await channelsUsed()).toHaveLength(reports);
    }
    await em().nativeDelete(FeedSource, {});
  });
});

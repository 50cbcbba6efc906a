import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Boot } from '@vitral/contracts/modules';
import { DEFAULT_SETTINGS } from '@vitral/contracts/settings';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { putSettings } from './set-up/put-settings.ts';
import { build, buildPublicModule, makeWorkspace } from './set-up/workspace.ts';

// Each test changes a setting and checks its effect. These are tested in other specs: setting → the spec and part of a title.
const NOTIFICATIONS = 'api/test/notifications.e2e-spec.ts';
const BACKUPS = 'api/test/backups-schedule.e2e-spec.ts';
const REGISTRANTS = 'api/test/meeting-registrations-staff.e2e-spec.ts';
const ELSEWHERE: Record<string, [file: string, title: string]> = {
  accent: ['api/test/site-look.e2e-spec.ts', 'in the colour of the settings'],
  isMaintenanceOn: ['api/test/maintenance.e2e-spec.ts', 'the site opens as soon as maintenance is off'],
  'notifications.isOn': [NOTIFICATIONS, 'all notifications are off'],
  'notifications.mail.isOn': [NOTIFICATIONS, 'both channels are off'],
  'notifications.mail.kinds': [NOTIFICATIONS, 'are sent by email, in the language of each recipient'],
  'notifications.sms.isOn': [NOTIFICATIONS, 'both channels are off'],
  'notifications.sms.kinds': [NOTIFICATIONS, 'are sent by text message, without personal data'],
  'notifications.sms.numbers': [NOTIFICATIONS, 'to the numbers of the settings'],
  auditRetentionDays: ['api/test/audit-export.e2e-spec.ts', 'deletes entries past their retention'],
  contactReplyTo: ['api/test/contact-replies.e2e-spec.ts', 'have the Reply-To of the settings'],
  timeZone: ['api/test/notification-emails.e2e-spec.ts', 'in the time zone of the settings'],
  isPasswordLoginOff: ['api/test/password-login-off.e2e-spec.ts', 'is refused while it is off'],
  isNewDeviceMailOn: ['api/test/security-events-emails.e2e-spec.ts', 'with a new browser if the'],
  isFailureBurstMailOn: ['api/test/security-events-emails.e2e-spec.ts', 'while the setting is off'],
  mayManagersReadRegistrations: [REGISTRANTS, 'opens lists to managers while the setting allows it'],
  registrationRetentionDays: [REGISTRANTS, 'erases registrations a number of days after their date'],
  requestRetentionDays: ['api/test/testimonial-pictures.e2e-spec.ts', 'the number of days in the settings'],
  measuredShare: ['api/test/modules-timings.e2e-spec.ts', 'only while the setting is above zero'],
  areRegressionsWithdrawn: ['api/test/modules-regressions.e2e-spec.ts', 'unless the setting is off'],
  moduleSignatures: ['api/test/modules-signatures-later.e2e-spec.ts', 'refuses unsigned releases at'],
  leakedPasswordsUrl: ['api/test/leaked-passwords.e2e-spec.ts', 'asks the look-up of the settings'],
  httpsScope: ['api/test/headers.e2e-spec.ts', 'extends to the hosts of the settings'],
  sessionDays: ['api/test/session-lifetimes.e2e-spec.ts', 'however active it is'],
  securityRetentionDays: ['api/test/security-events.e2e-spec.ts', 'is that of the settings'],
  'backups.isOn': [BACKUPS, 'makes no backup when off'],
  'backups.frequency': [BACKUPS, 'determines when the next backup is due'],
  'backups.kept': [BACKUPS, 'deletes the oldest scheduled ones'],
};

const RENDERER = `exports.render = async ({ page, site }) => ({
  head: '<title>' + site.name + '</title><meta name="description" content="' + site.description + '">',
  html: '<main></main>', state: { page }, freshUntil: null,
});`;

let { api, mailbox, stop } = {} as MailSite;
const effects: string[] = [];
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
  const workspace = await makeWorkspace();
  await build(workspace, 'shell', 'shell');
  await buildPublicModule(workspace, RENDERER);
  await api.application.get(WorkspaceBuilds).publish(workspace);
});
afterAll(() => stop());
beforeEach(() => api.em().execute('delete from rate_limit'));

const textOf = async (path: string, status = 200) => (await api.site().get(path).expect(status)).text;

async function bootOf(path: string): Promise<Boot> {
  return JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/.exec(await textOf(path))?.[1] ?? '') as Boot;
}

/** `settings`: paths of the fields whose effect the test checks. */
function effect(settings: string[], title: string, test: () => Promise<void>): void {
  effects.push(...settings);
  it(`${settings.join(', ')}: ${title}`, test);
}

const FARO = { siteName: { es: 'Faro', en: 'Lighthouse & Co', fr: 'Phare' } };

effect(['siteName.es', 'siteName.en', 'siteName.fr'], 'is shown as the name of the site', async () => {
  await textOf('/es');
  await putSettings(api, FARO);
  expect(await textOf('/es')).toContain('<title>Faro</title>');
  expect(await textOf('/en')).toContain('<title>Lighthouse & Co</title>');
  expect((await bootOf('/fr')).siteName).toBe('Phare');
  const console = await api.site().get('/admin').set('Cookie', 'language=en').expect(200);
  expect(console.text).toContain('<title>Console · Lighthouse &#38; Co</title>');
  expect(JSON.parse(await textOf('/site.webmanifest'))).toMatchObject({ short_name: 'Faro' });
  expect(await textOf('/calendar/sessions-en.ics')).toContain('X-WR-CALNAME:Lighthouse & Co: live sessions');
  const card = await textOf('/share/nothing?lang=es', 404);
  expect(card).toMatch(/<title>[^<]+ · Faro<\/title>/);
  expect(card).toContain('<span class="name">Faro</span>');
  expect(card).not.toContain('Vitral');
});

effect(['siteName.es', 'siteName.en'], 'is the sender name of emails', async () => {
  await putSettings(api, FARO);
  const to = 'eva@vitral.example';
  await api.as('admin').post('/notifications/test').send({ channel: 'mail', recipient: to }).expect(202);
  const { from, text } = await mailbox.waitFor(to);
  expect(from?.name).toMatch(/^(Faro|Lighthouse & Co)$/);
  expect(text).not.toContain('Vitral');

  const newcomer = { name: 'Ada', username: 'ada', email: 'ada@vitral.example', role: 'user' };
  await api.as('admin').post('/admin/users').send(newcomer).expect(201);
  const invitation = await mailbox.waitFor(newcomer.email);
  expect(invitation.subject).toMatch(/Faro|Lighthouse & Co/);
  expect(invitation.text).not.toContain('Vitral');
});

effect(
  ['siteDescription.es', 'siteDescription.en', 'siteDescription.fr'],
  'is the description for search engines',
  async () => {
    await putSettings(api, { siteDescription: { es: 'Luz para todos', en: 'Light for all', fr: '' } });
    expect(await textOf('/es')).toContain('content="Luz para todos"');
    expect(await textOf('/fr')).toContain('content="Light for all"');
    await putSettings(api, { siteDescription: { es: 'Luz para todos', en: '', fr: 'De la lumière' } });
    expect(await textOf('/fr')).toContain('content="De la lumière"');
    expect(JSON.parse(await textOf('/site.webmanifest'))).toMatchObject({ description: 'Luz para todos' });

    await putSettings(api, {});
    expect(await textOf('/es')).toContain('content=""');
  },
);

effect(['isDark'], 'makes the site and the console dark, regardless of the device', async () => {
  const dark = /<html lang="\w\w" data-theme="dark">[^]*<meta name="color-scheme" content="dark">/;
  const pages = [['/es'], ['/en/nowhere', 404], ['/admin'], ['/share/nothing', 404]] as const;
  await putSettings(api, { isDark: true });
  for (const [path, status] of pages) expect(await textOf(path, status)).toMatch(dark);
  expect((await bootOf('/admin')).siteTheme).toBe('dark');

  await putSettings(api, {});
  for (const [path, status] of pages) {
    const text = await textOf(path, status);
    expect(text).not.toMatch(/<html[^>]*data-theme/);
    expect(text).toContain('<meta name="color-scheme" content="light dark">');
  }
});

effect(['isCompact'], 'makes the console compact for people who chose nothing', async () => {
  await putSettings(api, { isCompact: true });
  expect((await bootOf('/admin')).siteDensity).toBe('compact');
  await putSettings(api, {});
  expect((await bootOf('/admin')).siteDensity).toBe('comfortable');
});

effect(['isRegistrationOpen'], 'lets people register accounts', async () => {
  const register = () =>
    api.asVisitor().post('/auth/registration').send({
      name: 'Nadia',
      username: 'nadia',
      email: 'nadia@vitral.example',
      password: 'tres linternas de papel',
      language: 'es',
    });
  await register().expect(403);
  await putSettings(api, { isRegistrationOpen: true });
  await register().expect(202);
});

effect(['sessionHours'], 'sets the idle time after which a session ends', async () => {
  const hours = async () => {
    const { headers } = await api.as('user').get('/auth/user').expect(200);
    const expires = /Expires=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    return Math.round((Date.parse(expires) - Date.now()) / 3_600_000);
  };
  await putSettings(api, { sessionHours: 168 });
  expect(await hours()).toBe(168);
  await putSettings(api, { sessionHours: 1 });
  expect(await hours()).toBe(1);
  await putSettings(api, {});
});

effect(['passwordPolicy'], 'sets the required strength of new passwords', async () => {
  await addAccount(api, { username: 'teo' });
  const agent = await api.logIn('teo', PASSWORD);
  const change = (newPassword: string) =>
    agent.post('/profile/password').send({ currentPassword: PASSWORD, newPassword });
  const easy = 'nogal 42';

  for (const [passwordPolicy, minLength] of [
    ['high', 12],
    ['medium', 10],
  ] as const) {
    await putSettings(api, { passwordPolicy });
    expect((await change(easy).expect(400)).body.params).toMatchObject({ minLength });
  }
  await putSettings(api, { passwordPolicy: 'low' });
  expect((await change(easy)).status).toBeLessThan(300);
});

effect(['secondFactorRoles'], 'denies access to accounts of a role without a second factor', async () => {
  await putSettings(api, { secondFactorRoles: ['manager'] });
  const { body } = await api.as('manager').get('/content').expect(403);
  expect(body.code).toBe('auth.second-factor-missing');
  await api.as('user').get('/team-resources').expect(200);
  await putSettings(api, {});
  await api.as('manager').get('/content').expect(200);
});

effect(['contactRetentionDays'], 'sets the retention of contact messages', async () => {
  const em = api.em();
  const createdAt = new Date(Date.now() - 100 * 86_400_000);
  const message = {
    email: 'eva@vitral.example',
    phone: '',
    subject: 'general',
    message: 'Hola',
    language: 'es',
  };
  await em.insert(ContactMessage, { name: 'Eva', ...message, createdAt, updatedAt: createdAt } as never);
  const left = async () => {
    await api.application.get(RetentionService).deleteExpired('contact-retention');
    return em.fork().count(ContactMessage, { name: 'Eva' });
  };
  for (const [contactRetentionDays, count] of [
    [null, 1],
    [180, 1],
    [90, 0],
  ] as const) {
    await putSettings(api, { contactRetentionDays });
    expect(await left()).toBe(count);
  }
});

effect(['isSocialSyncOn'], 'switches the synchronization of feeds', async () => {
  await putSettings(api, { isSocialSyncOn: false });
  const { body } = await api.as('manager').post('/feed-sources/refresh').expect(409);
  expect(body.code).toBe('feed-sources.sync-off');
  await putSettings(api, {});
  expect((await api.as('manager').post('/feed-sources/refresh')).status).toBeLessThan(300);
});

describe('effects of settings', () => {
  it('are tested for every setting, here or in a spec of the list', async () => {
    const shown = new Set([...effects, ...Object.keys(ELSEWHERE)]);
    expect([...shown].toSorted()).toEqual(fieldsOf(DEFAULT_SETTINGS).toSorted());
    for (const [file, title] of Object.values(ELSEWHERE))
      expect(await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(title);
  });
});

/** `{ backups: { kept: 7 } }` → `backups.kept`. */
function fieldsOf(document: object): string[] {
  return Object.entries(document).flatMap(([field, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value).map((inner) => `${field}.${inner}`)
      : [field],
  );
}

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sectionVersion } from '@vitral/contracts/landing-content';
import type { Presence } from '@vitral/contracts/presence';
import { Inbox } from './set-up/contact-messages.ts';
import { LandingEditor, TEXTS } from './set-up/landing-editor.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { logInForCookie, PresenceReader } from './set-up/presence.ts';
import { putSettings } from './set-up/put-settings.ts';
import type { Api } from './start-api.ts';

const MANAGER = 'Mateo Rivas';
const ADMIN = 'Adriana Salazar';
const REPLY = { subject: 'Re: tu mensaje', text: 'Empieza el lunes.', version: 1 };

let { api, stop } = {} as MailSite;
let other: Awaited<ReturnType<Api['startAnother']>>;
const readers: PresenceReader[] = [];
beforeAll(async () => {
  ({ api, stop } = await startMailSite({ SECRET_KEY: 'the same on every one of the servers' }));
  other = await api.startAnother();
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(async () => {
  await other.close();
  await stop();
});

/** Opens an item as a manager on one server and as an admin on another, until both see each other. */
async function openTwice(item: string) {
  const [manager, admin] = await Promise.all([
    open('manager', item, api.url),
    open('admin', item, other.url),
  ]);
  await Promise.all([manager.untilSees(ADMIN), admin.untilSees(MANAGER)]);
  return { manager, admin };
}

async function open(role: 'manager' | 'admin', item: string, url: string): Promise<PresenceReader> {
  const reader = new PresenceReader(url, await logInForCookie(url, role, api.passwordOf(role)));
  readers.push(reader);
  await reader.open(item);
  return reader;
}

const hasVersion = (version: number) => (last: Presence | string) =>
  typeof last === 'object' && last.version === version;

describe('a contact message that two people answer on two servers', () => {
  it('reports the reply of the one to the other', async () => {
    const { id } = await new Inbox(api).put();
    const { admin } = await openTwice(`contact-messages/${id}`);

    await api.as('manager').post(`/contact-messages/${id}/replies`).send(REPLY).expect(201);

    expect(await admin.until(hasVersion(2))).toMatchObject({
      lastChange: { verb: 'answered', changedBy: MANAGER, isOwn: false },
    });
  });
});

describe('site texts that two people edit on two servers', () => {
  it('report each change of the draft and of the page', async () => {
    const editor = new LandingEditor(api);
    await editor.startOver();
    const versionNow = async () => sectionVersion(await editor.state());
    const { admin, manager } = await openTwice('landing-content/contact');

    const draft = await editor.newDraft();
    const drafted = await versionNow();
    const lastChange = { verb: 'created', changedBy: MANAGER };
    expect(await admin.until(hasVersion(drafted))).toMatchObject({
      lastChange: { ...lastChange, isOwn: false },
    });
    expect(await manager.until(hasVersion(drafted))).toMatchObject({
      lastChange: { ...lastChange, isOwn: true },
    });

    const { published } = await editor.state();
    await editor.publish(draft.version, published?.version ?? 0).expect(200);
    await admin.until(hasVersion(await versionNow()));

    const again = await editor.newDraft({ ...TEXTS, title: 'Otra' });
    await admin.until(hasVersion(await versionNow()));
    await editor.discard(again.version).expect(204);
    expect(await admin.until(hasVersion(await versionNow()))).toMatchObject({
      lastChange: { verb: 'deleted' },
    });
  });

  it('are not found for sections without an editor', async () => {
    await api.as('manager').get('/presence/landing-content/hero').expect(404);
  });
});

describe('settings that two admins have open on two servers', () => {
  it('report a change, from the first one on', async () => {
    const [here, there] = [
      await open('admin', 'settings/site', api.url),
      await open('admin', 'settings/site', other.url),
    ];
    await here.until(hasVersion(0));

    const { version } = await putSettings(api, { siteName: { es: 'Vitral', en: 'Other', fr: 'Vitral' } });

    expect(await there.until(hasVersion(version))).toMatchObject({
      lastChange: { verb: 'updated', changedBy: ADMIN },
    });
  });
});

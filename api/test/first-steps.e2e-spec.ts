import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FIRST_STEPS, type FirstStep, type FirstStepState } from '@vitral/contracts/first-steps';
import { User } from '../src/accounts/users.entity.ts';
import { Delivery } from '../src/platform/deliveries/delivery.entity.ts';
import { addAccount } from './set-up/accounts.ts';
import { addBackup } from './set-up/backups.ts';
import { LandingEditor } from './set-up/landing-editor.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { putSettings } from './set-up/put-settings.ts';
import { whenDelivery } from './set-up/when-delivery.ts';
import { type Api, startApi } from './start-api.ts';

const doneOn = async (api: Api): Promise<FirstStep[]> => {
  const { body } = await api.as('admin').get('/first-steps').expect(200);
  return (body as FirstStepState[]).filter(({ isDone }) => isDone).map(({ step }) => step);
};

describe('first steps', () => {
  let site: MailSite;
  let api: Api;
  beforeAll(async () => {
    site = await startMailSite();
    ({ api } = site);
  });
  afterAll(() => site.stop());

  it('are for admins', async () => {
    await api.asVisitor().get('/first-steps').expect(401);
    await api.as('user').get('/first-steps').expect(403);
    await api.as('manager').get('/first-steps').expect(403);
  });

  it('are open on a demo site, in order', async () => {
    const { body } = await api.as('admin').get('/first-steps').expect(200);
    expect(body).toEqual(FIRST_STEPS.map((step) => ({ step, isDone: false })));
  });

  it('count a name of the site other than the initial one', async () => {
    await putSettings(api, { siteName: { es: 'Faro', en: 'Faro', fr: '' } });
    expect(await doneOn(api)).toEqual(['site-name']);
    await putSettings(api, {});
    expect(await doneOn(api)).toEqual([]);
  });

  it('count a logo as well', async () => {
    const setLogo = (value: string) =>
      api.as('admin').put('/site-config/site_logo').send({ value }).expect(200);
    await setLogo('https://faro.example/logo.png');
    expect(await doneOn(api)).toEqual(['site-name']);
    await setLogo('');
    expect(await doneOn(api)).toEqual([]);
  });

  it('count a publication by somebody', async () => {
    await new LandingEditor(api).newPublication();
    expect(await doneOn(api)).toEqual(['texts']);
  });

  it('count an account other than those of the demo', async () => {
    await addAccount(api, { username: 'nora' });
    expect(await doneOn(api)).toEqual(['texts', 'colleague']);
  });

  it('count an email that was sent, and a test message after its email has expired', async () => {
    const recipient = 'ana@vitral.example';
    await api.as('admin').post('/notifications/test').send({ channel: 'mail', recipient }).expect(202);
    await whenDelivery(api, recipient, 'sent', 1);
    expect(await doneOn(api)).toContain('email');

    const em = api.em();
    await em.nativeUpdate(Delivery, { recipient }, { state: 'failed' });
    expect(await doneOn(api)).not.toContain('email');
    await em.nativeDelete(Delivery, { recipient });
    expect(await doneOn(api)).toContain('email');
  });

  it('count a finished backup while backups are scheduled', async () => {
    await addBackup(api, { state: 'failed' });
    expect(await doneOn(api)).not.toContain('backup');
    await addBackup(api);
    expect(await doneOn(api)).toContain('backup');

    await putSettings(api, { backups: { isOn: false, frequency: 'daily', kept: 7 } });
    expect(await doneOn(api)).not.toContain('backup');
  });

  it('count the second factor of the account that asks', async () => {
    await api.em().nativeUpdate(User, { username: 'admin' }, { secondFactorAt: new Date() });
    expect(await doneOn(api)).toContain('second-factor');
  });
});

describe('first steps of a site with PUBLIC_URL', () => {
  it('count the URL and the end of demo mode', async () => {
    const api = await startApi({ PUBLIC_URL: 'http://vitral.example' });
    try {
      expect(await doneOn(api)).toEqual(['public-url', 'demo-mode']);
    } finally {
      await api.stop();
    }
  });
});

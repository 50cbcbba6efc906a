import { describe, expect, it } from '@jest/globals';
import { addPasskey, AT_LOCALHOST, creationOptions } from './set-up/passkeys.ts';
import { startApi } from './start-api.ts';

const purpose = { purpose: 'login' };

describe('domain of passkeys', () => {
  it('is the requested loopback name in demo mode; IP addresses are refused in words', async () => {
    const api = await startApi();
    try {
      const ask = (host: string) =>
        api.asVisitor().post('/auth/login/passkey-options').set('Host', host).send(purpose);
      expect((await ask('localhost:4200').expect(200)).body.rpId).toBe('localhost');
      expect((await ask('site.localhost').expect(200)).body.rpId).toBe('site.localhost');
      await ask('vitral.example').expect(421);
      for (const host of ['127.0.0.1:4200', '[::1]:4200'])
        expect((await ask(host).expect(409)).body.code).toBe('auth.passkeys-need-domain');
      const call = api.as('user').post('/profile/passkeys/options').send({ password: 'user-vitral' });
      expect((await call.expect(409)).body.code).toBe('auth.passkeys-need-domain');
    } finally {
      await api.stop();
    }
  });

  it('is that of PUBLIC_URL, whatever the Host header says', async () => {
    const api = await startApi({ PUBLIC_URL: 'https://vitral.example' });
    try {
      const call = api.asVisitor().post('/auth/login/passkey-options').set('Host', 'evil.example');
      expect((await call.send(purpose).expect(200)).body.rpId).toBe('vitral.example');
      const { rp } = await creationOptions(api.as('user'), api.passwordOf('user'));
      expect(rp.id).toBe('vitral.example');
    } finally {
      await api.stop();
    }
  });

  it('leaves no passkeys of public passwords behind when demo mode ends', async () => {
    const api = await startApi(AT_LOCALHOST);
    try {
      await addPasskey(api.as('user'), 'user-vitral');
      const other = await api.startAnother({ DEMO: 'false' });
      await other.close();
      expect(await api.em().execute('select from passkey')).toEqual([]);
      expect(await api.em().execute('select from account where passkey_count > 0')).toEqual([]);
    } finally {
      await api.stop();
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { StartRefusal } from '../errors/app-error.ts';
import { Configuration } from './configuration.ts';
import type { Environment } from './variables.ts';

const SIGNS: [Environment, string][] = [
  [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
  [{ DATABASE_URL: 'postgresql://vitral@db.example/vitral' }, 'DATABASE_URL is set'],
  [{ PUBLIC_URL: 'https://vitral.example' }, 'PUBLIC_URL is https://vitral.example'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is 1'],
  [{ TRUST_PROXY: 'loopback,10.0.0.1' }, 'TRUST_PROXY is loopback,10.0.0.1'],
  [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
  [{ HOST: '::' }, 'HOST is ::'],
  [{ HOST: '::ffff:127.0.0.1' }, 'HOST is ::ffff:127.0.0.1'],
  [{ HOST: 'localhost.example' }, 'HOST is localhost.example'],
  [{ HOST: '127.example' }, 'HOST is 127.example'],
];

describe('demo mode', () => {
  it.each(SIGNS)(
    'demo mode is off with %j, and DEMO=true is refused with that reason',
    (environment, sign) => {
      expect(new Configuration(environment)).toMatchObject({ isDemo: false, demoEndedBy: sign });
      expect(() => new Configuration({ ...environment, DEMO: 'true' })).toThrow(
        new StartRefusal(`DEMO is "true", but must be "false" or unset when ${sign}.`),
      );
    },
  );

  it.each<Environment>([
    {},
    { DEMO: 'true' },
    { NODE_ENV: 'test', TRUST_PROXY: '0' },
    { HOST: 'localhost', PUBLIC_URL: 'http://LocalHost:3000' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://vitral.localhost' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
  ])('demo mode is on with %j, which other machines cannot reach', (environment) => {
    expect(new Configuration(environment)).toMatchObject({ isDemo: true, demoEndedBy: null });
  });

  it('demo mode is off with DEMO=false, without another reason', () => {
    expect(new Configuration({ DEMO: 'false', HOST: '0.0.0.0' })).toMatchObject({
      isDemo: false,
      demoEndedBy: null,
    });
  });
});

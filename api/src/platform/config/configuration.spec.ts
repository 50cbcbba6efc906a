import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Configuration } from './configuration.ts';
import type { Environment } from './variables.ts';

const DATABASE_URL = 'postgresql://vitral:hidden-word@db.example/vitral';

function sentenceFor(environment: Environment): string {
  try {
    new Configuration(environment);
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'no error';
  }
}

describe('Configuration', () => {
  it('starts a demo on the loopback address when nothing is set', () => {
    expect(new Configuration({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseDirectUrl: null,
      databasePool: 20,
      bucket: null,
      maxUpload: 2048 * 1024 ** 2,
      maxPicture: 50 * 1024 ** 2,
      isDemo: true,
      isProduction: false,
      firstAdmin: null,
      publicUrl: null,
      assetOrigins: { all: [] },
      mail: null,
      trustProxy: 0,
      doesJobs: true,
      drainSeconds: 0,
      metricsToken: null,
      outgoingAllowed: [],
      platformApis: { youtube: 'https://www.googleapis.com', twitter: 'https://api.x.com' },
      logLevel: 'info',
    });
    expect(new Configuration({}).dataDir).toMatch(/^\/.*\/data$/);
  });

  it('reads every variable', () => {
    expect(
      new Configuration({
        NODE_ENV: 'production',
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/srv/vitral',
        DATABASE_URL,
        DATABASE_DIRECT_URL: `${DATABASE_URL}_direct`,
        DATABASE_POOL: '50',
        STORAGE_URL: 's3://vitral-files/site/',
        S3_ENDPOINT: 'https://s3.example',
        MAX_UPLOAD_MB: '500',
        MAX_PICTURE_MB: '10',
        DEMO: 'false',
        ADMIN_USERNAME: 'adriana',
        ADMIN_PASSWORD: 'a long enough one',
        SECRET_KEY: 'k'.repeat(32),
        PUBLIC_URL: 'https://vitral.example/',
        ASSET_ORIGINS: 'https://cdn.example/, mfe-people=https://people.example:8443',
        SMTP_URL: 'smtps://vitral%40example.org:p%20w@mail.example.org',
        MAIL_FROM: 'Vitral, el sitio <hola@vitral.example>',
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
        JOBS: 'false',
        DRAIN_SECONDS: '15',
        METRICS_TOKEN: 'm'.repeat(16),
        OUTGOING_ALLOWED: 'Feeds.internal:8080, 127.0.0.1:80,[::1]:443',
        YOUTUBE_API_URL: 'https://youtube.proxy.example/',
        X_API_URL: 'http://10.0.0.5:8080',
        LOG_LEVEL: 'warn',
      }),
    ).toMatchObject({
      isProduction: true,
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/vitral',
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: `${DATABASE_URL}_direct`,
      databasePool: 50,
      bucket: { bucket: 'vitral-files', prefix: 'site/', endpoint: 'https://s3.example' },
      maxUpload: 500 * 1024 ** 2,
      maxPicture: 10 * 1024 ** 2,
      isDemo: false,
      firstAdmin: { username: 'adriana', password: 'a long enough one' },
      secretKey: 'k'.repeat(32),
      publicUrl: 'https://vitral.example',
      assetOrigins: { all: ['https://cdn.example', 'https://people.example:8443'] },
      mail: {
        server: {
          host: 'mail.example.org',
          port: 465,
          isSecure: true,
          user: 'vitral@example.org',
          password: 'p w',
        },
        from: { name: 'Vitral, el sitio', address: 'hola@vitral.example' },
      },
      trustProxy: ['loopback', '10.0.0.0/8'],
      doesJobs: false,
      drainSeconds: 15,
      metricsToken: 'm'.repeat(16),
      outgoingAllowed: ['feeds.internal:8080', '127.0.0.1:80', '[::1]:443'],
      platformApis: { youtube: 'https://youtube.proxy.example', twitter: 'http://10.0.0.5:8080' },
      logLevel: 'warn',
    });
  });

  it('counts an empty variable as unset', () => {
    expect(new Configuration({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  it.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['DATABASE_POOL', '1', 'a whole number from 4 to 200'],
    ['DRAIN_SECONDS', '301', 'a whole number from 0 to 300'],
    ['JOBS', 'none', 'one of true, false'],
    ['MAX_UPLOAD_MB', '0', 'a whole number from 1 to 102400'],
    ['MAX_PICTURE_MB', '1.5', 'a whole number from 1 to 1024'],
    ['NODE_ENV', 'prod', 'one of development, production, test'],
    ['DEMO', 'yes', 'one of true, false'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['PUBLIC_URL', 'ftp://vitral.example', 'a URL like https://example.org, without a path'],
    ['PUBLIC_URL', 'https://vitral.example/es', 'a URL like https://example.org, without a path'],
    ['TRUST_PROXY', 'nginx', 'the number of proxies, or their addresses separated by commas'],
    ['TRUST_PROXY', '10.0.0.0/40', 'the number of proxies, or their addresses separated by commas'],
    ['MAIL_FROM', 'Vitral', 'like Vitral <no-reply@example.org>'],
    ['MAIL_FROM', 'Vitral <hola@vitral.example> Bcc: x', 'like Vitral <no-reply@example.org>'],
    ['ADMIN_USERNAME', 'ab', '3 to 50 characters long'],
  ])('names variable, value and the allowed values: %s=%s', (name, value, allowed) => {
    expect(sentenceFor({ [name]: value })).toBe(
      `StartRefusal: ${name} is "${value}", but must be ${allowed}.`,
    );
  });

  it('refuses DATABASE_DIRECT_URL without DATABASE_URL', () => {
    expect(sentenceFor({ DATABASE_DIRECT_URL: DATABASE_URL })).toBe(
      'StartRefusal: DATABASE_DIRECT_URL needs DATABASE_URL: the database of the pooler that it bypasses.',
    );
  });

  it.each(['feeds.internal', 'http://feeds.internal:80', '127.1:80', 'a:70000', 'a:80/feed', 'a:80,[::1:80'])(
    'refuses an allowed host without name and port: %s',
    (value) => {
      const wrong = value.split(',').at(-1);
      expect(sentenceFor({ OUTGOING_ALLOWED: value })).toBe(
        `StartRefusal: OUTGOING_ALLOWED is "${wrong}", but must be like feeds.internal:8080, several of them separated by commas.`,
      );
    },
  );

  describe('email', () => {
    const mailOf = (environment: Environment) => new Configuration(environment).mail;

    it('has a sender at the host of the site unless MAIL_FROM is set', () => {
      const SMTP_URL = 'smtp://127.0.0.1:2525';
      expect(mailOf({ SMTP_URL })).toEqual({
        server: { host: '127.0.0.1', port: 2525, isSecure: false, user: null, password: '' },
        from: { name: '', address: 'no-reply@localhost' },
      });
      expect(mailOf({ SMTP_URL, PUBLIC_URL: 'https://vitral.example' })?.from.address).toBe(
        'no-reply@vitral.example',
      );
      expect(mailOf({ SMTP_URL, MAIL_FROM: 'hola@vitral.example' })?.from).toEqual({
        name: '',
        address: 'hola@vitral.example',
      });
    });

    it.each([
      'http://vitral:hidden-word@mail.example.org',
      'smtp://:hidden-word@mail.example.org',
      'smtp://vitral:hidden-word@mail.example.org/path',
      'smtp://vitral:hidden-word%@mail.example.org',
      'smtp://vitral:hidden-word@mail.example.org?tls=no',
      'hidden-word',
    ])('is refused for %s, without repeating it', (SMTP_URL) => {
      expect(sentenceFor({ SMTP_URL })).toBe(
        'StartRefusal: SMTP_URL must look like smtp://user:password@mail.example.org:587, or smtps://.',
      );
    });
  });

  describe('secrets', () => {
    it('stay out of the refusal', () => {
      expect(sentenceFor({ DATABASE_URL: 'mysql://vitral:hidden-word@db.example/vitral' })).toBe(
        'StartRefusal: DATABASE_URL must look like postgresql://user:password@host:5432/database.',
      );
      expect(sentenceFor({ SECRET_KEY: 'hidden-word' })).toBe(
        'StartRefusal: SECRET_KEY must have 32 to 1024 characters.',
      );
    });

    it('are generated once and stored readable by their owner only', () => {
      const folder = mkdtempSync(join(tmpdir(), 'vitral-configuration-'));
      try {
        const { secretKey } = new Configuration({ DATA_DIR: folder });
        expect(secretKey).toMatch(/^[0-9a-f]{64}$/);
        expect(new Configuration({ DATA_DIR: folder }).secretKey).toBe(secretKey);
        expect(readFileSync(join(folder, 'secret-key'), 'utf8').trim()).toBe(secretKey);
        expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    it('of the first admin are refused without its username', () => {
      expect(sentenceFor({ ADMIN_PASSWORD: 'a long enough one' })).toBe(
        'StartRefusal: ADMIN_USERNAME and ADMIN_PASSWORD must be set together.',
      );
    });
  });
});

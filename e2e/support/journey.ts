import { type ConsoleMessage, expect, test as base } from '@playwright/test';
import { IdentityProviderStandIn } from '@vitral/stand-ins/identity-provider';
import { Mailbox } from '@vitral/stand-ins/mailbox';
import { ZoomStandIn } from '@vitral/stand-ins/zoom';
import { startServer } from './server.ts';

/** Matches no error. */
const NONE = /(?!)/;

interface JourneyOptions {
  /** Errors that a journey causes on purpose; they do not fail it. */
  expectedErrors: RegExp;
}

/** Browsers log refused API requests, such as the one for the current user, as errors; these are no script errors. */
function isRefusedRequest(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
}

/**
 * Playwright's test with a server, a mailbox, an identity provider and a stand-in for Zoom for each worker. A journey also fails if one of
 * its pages has a script error; a failed journey names the requests that the API refused. With the environment variable
 * VITRAL_URL, it uses a running server instead.
 */
export const test = base.extend<
  JourneyOptions & { scriptErrors: string[] },
  { mailbox: Mailbox; provider: IdentityProviderStandIn; zoom: ZoomStandIn; siteUrl: string }
>({
  mailbox: [
    async ({ browserName: _browser }, use) => {
      const mailbox = await Mailbox.open();
      await use(mailbox);
      await mailbox.goDown();
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({ browserName: _browser }, use) => {
      const provider = await IdentityProviderStandIn.start();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  zoom: [
    async ({ browserName: _browser }, use) => {
      const zoom = await ZoomStandIn.start();
      await use(zoom);
      await zoom.stop();
    },
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ mailbox, provider, zoom }, use) => {
      const running = process.env['VITRAL_URL'];
      if (running) return use(running);
      const OUTGOING_ALLOWED = [zoom.host, provider.host].join();
      const server = await startServer({ SMTP_URL: mailbox.url, ...zoom.variables, OUTGOING_ALLOWED });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  expectedErrors: [NONE, { option: true }],
  scriptErrors: [
    async ({ context, expectedErrors }, use, testInfo) => {
      const errors: string[] = [];
      const refused: string[] = [];
      context.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (response.status() >= 400 && pathname.startsWith('/api/'))
          refused.push(`${response.status()} ${response.request().method()} ${pathname}`);
      });
      context.on('weberror', (webError) => errors.push(webError.error().stack ?? String(webError.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRefusedRequest(message))
          errors.push(`console.error: ${message.text()} (${message.location().url})`);
      });

      await use(errors);

      const hasFailed = testInfo.status !== testInfo.expectedStatus;
      if (hasFailed && refused.length > 0) console.warn(`    Refused requests: ${refused.join(', ')}`);
      const unexpected = errors.filter((error) => !expectedErrors.test(error));
      expect(unexpected, 'script errors during the journey').toEqual([]);
    },
    { auto: true },
  ],
});

type SiteFixture = (fixtures: { mailbox: Mailbox }, use: (siteUrl: string) => Promise<void>) => Promise<void>;

/** Returns a value of `siteUrl` that gives one file of journeys its own server, so that its releases do not affect others. */
export function ownServer(): [SiteFixture, { scope: 'worker'; timeout: number }] {
  const startAndStop: SiteFixture = async ({ mailbox: _mailbox }, use) => {
    const server = await startServer();
    await use(server.url);
    await server.stop();
  };
  return [startAndStop, { scope: 'worker', timeout: 90_000 }];
}

export { expect };

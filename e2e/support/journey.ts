import { type ConsoleMessage, expect, test as base } from '@playwright/test';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { startServer } from './server.ts';

/** Matches no error. */
const NONE = /(?!)/;

interface JourneyOptions {
  /** What a journey breaks on purpose: errors that match are not held against it. */
  expectedErrors: RegExp;
}

/** The browser itself reports refused calls in its console (the question who is logged in, for one); they are no script errors. */
function isRefusedCall(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
}

/**
 * Playwright's test on a server of the worker's own, which sends its mails to a mailbox of the worker's own; it also fails when any
 * page of the journey had a script error. VITRAL_URL in the environment names a server that runs already.
 */
export const test = base.extend<
  JourneyOptions & { scriptErrors: string[] },
  { mailbox: Mailbox; siteUrl: string }
>({
  mailbox: [
    async ({ browserName: _browser }, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ mailbox }, use) => {
      const running = process.env['VITRAL_URL'];
      if (running) return use(running);
      const server = await startServer({ SMTP_URL: mailbox.url });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  expectedErrors: [NONE, { option: true }],
  scriptErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (webError) => errors.push(webError.error().stack ?? String(webError.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRefusedCall(message))
          errors.push(`console.error: ${message.text()} (${message.location().url})`);
      });

      await use(errors);

      const unexpected = errors.filter((error) => !expectedErrors.test(error));
      expect(unexpected, 'script errors during the journey').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

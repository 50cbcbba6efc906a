import { test as base } from './journey.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { startServer } from './server.ts';

/** Journeys on a server that sends its mails to a mailbox of the worker's own. */
export const test = base.extend<object, { mailbox: Mailbox }>({
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
      const server = await startServer({ SMTP_URL: mailbox.url });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const WAIT_LIMIT = 15_000;

export interface Mailbox {
  /** Value for `startServer({ SMTP_URL })`. */
  url: string;
  /** All received emails, in order. */
  received: Email[];
  /** Waits for the first email to `to` that was not returned before. */
  waitFor(to: string, subject?: RegExp): Promise<Email>;
  close(): Promise<void>;
}

/** Returns the link in an email. */
export function linkIn({ text = '' }: Email): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no link in:\n${text}`);
  return link;
}

/** Starts an SMTP server on this machine that accepts every email. */
export async function openMailbox(): Promise<Mailbox> {
  const received: Email[] = [];
  const returned = new Set<Email>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, respond) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => received.push(mail))
        .then(() => respond(), respond);
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async waitFor(to, subject = /^/) {
      const limit = performance.now() + WAIT_LIMIT;
      while (performance.now() < limit) {
        const found = received.find(
          (mail) => !returned.has(mail) && mail.to?.[0]?.address === to && subject.test(mail.subject ?? ''),
        );
        if (found) {
          returned.add(found);
          return found;
        }
        await wait(50);
      }
      throw new Error(`No email to ${to} was received; there are ${received.length} others.`);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export type { Email };

const WAIT_LIMIT_MS = 15_000;
const CLOSE_LIMIT_MS = 100;

type Response = (error?: Error | null) => void;

/** Local mail server that SMTP_URL points to; it stores the emails that it accepts. */
export class Mailbox {
  /** Accepted emails, in order. */
  readonly received: Email[] = [];
  /** Offered recipients, accepted or not. */
  readonly offered: string[] = [];
  private readonly refusals = new Map<string, number[]>();
  private isSilent = false;
  private readonly handedOut = new Set<Email>();
  private readonly waiting = new Set<() => void>();
  private server: SMTPServer = this.makeServer();
  private port = 0;

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await mailbox.comeUp();
    return mailbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Waits for the first email to `to`, with a matching subject if one is given, that was not returned before. */
  async waitFor(to: string, subject?: string | RegExp): Promise<Email> {
    const limit = AbortSignal.timeout(WAIT_LIMIT_MS);
    for (;;) {
      const found = this.received.find((email) => !this.handedOut.has(email) && isFor(email, to, subject));
      if (found) {
        this.handedOut.add(found);
        return found;
      }
      await this.next(limit, `an email to ${to}`);
    }
  }

  /** Resolves when this many recipients have been offered in all. */
  async waitForOffers(count: number): Promise<void> {
    const limit = AbortSignal.timeout(WAIT_LIMIT_MS);
    while (this.offered.length < count) await this.next(limit, `offer ${count}`);
  }

  /** Resolves when a condition on the accepted emails holds; checked after each of them. */
  async waitUntil(isReached: () => boolean, limitMs = WAIT_LIMIT_MS): Promise<void> {
    const limit = AbortSignal.timeout(limitMs);
    while (!isReached()) await this.next(limit, 'email as awaited');
  }

  /** Responds to the next recipients with these SMTP statuses, such as 451 or 550. */
  refuse(to: string, ...statuses: number[]): void {
    this.refusals.set(to, statuses);
  }

  /** Accepts connections without responding to recipients. */
  fallSilent(): void {
    this.isSilent = true;
  }

  /** Closes its port until it is started again. */
  async goDown(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  async comeUp(): Promise<void> {
    this.isSilent = false;
    this.server = this.makeServer();
    // Tests kill servers in the middle of an SMTP dialogue.
    this.server.on('error', () => {});
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  private makeServer(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: CLOSE_LIMIT_MS,
      logger: false,
      onAuth: ({ username }, _session, respond) => respond(null, { user: username }),
      onRcptTo: ({ address }, _session, respond) => this.offer(address, respond),
      onData: (stream, _session, respond) => {
        this.take(stream).then(() => respond(), respond);
      },
    });
  }

  private offer(address: string, respond: Response): void {
    this.offered.push(address);
    this.notifyWaiting();
    if (this.isSilent) return;
    const responseCode = this.refusals.get(address)?.shift();
    if (responseCode === undefined) return respond();
    respond(Object.assign(new Error(`Not for ${address} now`), { responseCode }));
  }

  private async take(stream: SMTPServerDataStream): Promise<void> {
    this.received.push(await PostalMime.parse(await buffer(stream)));
    this.notifyWaiting();
  }

  private notifyWaiting(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }

  private async next(limit: AbortSignal, what: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.waiting.add(resolve);
      limit.addEventListener('abort', () =>
        reject(new Error(`No ${what} came; the last ones are ${this.subjects()}`)),
      );
    });
  }

  private subjects(): string {
    return JSON.stringify(this.received.slice(-10).map(({ to, subject }) => [to?.[0]?.address, subject]));
  }
}

function isFor(email: Email, to: string, subject: string | RegExp = ''): boolean {
  const isAddressee = email.to?.some(({ address }) => address === to) ?? false;
  return isAddressee && new RegExp(subject).test(email.subject ?? '');
}

/** Returns the first link in the text of an email. */
export function linkIn({ text = '' }: Email): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no link in:\n${text}`);
  return link;
}

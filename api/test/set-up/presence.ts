import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import type { Presence } from '@vitral/contracts/presence';
import supertest from 'supertest';

/** Logs in and returns the session's cookie for requests that supertest cannot send. */
export async function logInForCookie(url: string, username: string, password: string): Promise<string> {
  const { headers } = await supertest(url).post('/api/auth/login').send({ username, password }).expect(200);
  return /vitral\.session=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
}

/** A stream of an item, as a browser reads it. Opens the next one when the server renews it. */
export class PresenceReader {
  /** Events in the order in which they arrived; names without data for those at the end of a stream. */
  readonly events: (Presence | string)[] = [];
  private response: IncomingMessage | null = null;
  private onEvent = () => {};

  constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {}

  /** Opens the stream of an item. Throws the status of a response that is not a stream. */
  async open(item: string): Promise<IncomingMessage> {
    const request = http.get(`${this.url}/api/presence/${item}`, {
      agent: false,
      headers: { Cookie: this.cookie },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.on('error', () => {});
    if (response.statusCode !== 200) throw new Error(`The stream was refused: ${response.statusCode}`);
    this.response = response;
    const lines = createInterface({ input: response });
    lines.on('error', () => {});
    lines.on('line', (line) => {
      if (line === 'event: renewed') this.open(item).catch(() => {});
      this.receive(line);
    });
    return response;
  }

  /** Resolves once an event matches, including earlier events unless a later one contradicts them. */
  async until(matches: (last: Presence | string) => boolean): Promise<Presence | string> {
    for (;;) {
      const last = this.events.at(-1);
      if (last !== undefined && matches(last)) return last;
      await new Promise<void>((resolve) => (this.onEvent = resolve));
    }
  }

  /** Resolves once exactly these other people have the item open. */
  async untilSees(...names: string[]): Promise<void> {
    await this.until(
      (last) => typeof last === 'object' && `${last.accounts.map(({ name }) => name)}` === `${names}`,
    );
  }

  close(): void {
    this.response?.destroy();
  }

  private receive(line: string): void {
    const [name, ...value] = line.split(': ');
    if (name === 'event') this.events.push(value.join(': '));
    else if (name === 'data') this.events.push(JSON.parse(value.join(': ')));
    this.onEvent();
  }
}

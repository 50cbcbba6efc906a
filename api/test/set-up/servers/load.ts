import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN } from './three-servers.ts';

export interface Asked {
  /** Sent as X-Request-Id. */
  id: string;
  method: string;
  path: string;
  /** Of the answer, or what became of the connection. */
  outcome: number | string;
  isExpected: boolean;
  sentAt: number;
}

interface Call {
  method: string;
  path: string;
  body?: object;
  session?: string;
  expected: number;
}

const PAUSE_MS = 20;

let run = 0;

/** People who read, list, log in and write through nginx, each on a connection of their own, until they are told to stop. */
export class Load {
  readonly asked: Asked[] = [];
  private readonly run = (run += 1);
  private isOver = false;
  private readonly people: Promise<void>[];
  private count = 0;

  constructor(
    private readonly address: string,
    session: string,
    { readers = 12, listers = 3, writers = 4, comers = 1 } = {},
  ) {
    const people = (count: number, ...calls: ((turn: number) => Call)[]) =>
      Array.from({ length: count }, () => this.goOn(calls));
    this.people = [
      ...people(readers, page('/es'), page('/api/testimonials'), page('/en'), page('/api/landing-content')),
      ...people(listers, list('/api/contact-messages', session), list('/api/content', session)),
      ...people(writers, testimonial(session)),
      ...people(comers, login),
    ];
  }

  get failed(): Asked[] {
    return this.asked.filter(({ isExpected }) => !isExpected);
  }

  /** Resolves with everything that was asked when the last answer is there. */
  async stop(): Promise<Asked[]> {
    this.isOver = true;
    await Promise.all(this.people);
    return this.asked;
  }

  private async goOn(calls: ((turn: number) => Call)[]): Promise<void> {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !this.isOver; turn += 1) {
      const call = calls[turn % calls.length];
      if (call) this.asked.push(await this.ask(agent, call(turn)));
      await sleep(PAUSE_MS);
    }
    agent.destroy();
  }

  private async ask(agent: http.Agent, { method, path, body, session, expected }: Call): Promise<Asked> {
    const id = `load-${this.run}-${(this.count += 1)}`.padEnd(12, '-');
    const headers = {
      'X-Request-Id': id,
      ...(session && { Cookie: session }),
      ...(body && { 'Content-Type': 'application/json' }),
    };
    const sentAt = Date.now();
    const outcome = await new Promise<number | string>((resolve) => {
      const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
      http
        .request(`${this.address}${path}`, { agent, method, headers }, (answer) => {
          answer.once('error', failed).once('end', () => resolve(answer.statusCode ?? 0));
          answer.resume();
        })
        .once('error', failed)
        .end(body && JSON.stringify(body));
    });
    return { id, method, path, outcome, isExpected: outcome === expected, sentAt };
  }
}

const page = (path: string) => (): Call => ({ method: 'GET', path, expected: 200 });

const list = (path: string, session: string) => (turn: number) => ({
  ...page(`${path}?limit=10&offset=${turn % 3}`)(),
  session,
});

const login = (): Call => ({ method: 'POST', path: '/api/auth/login', body: ADMIN, expected: 200 });

const testimonial = (session: string) => (turn: number) => ({
  method: 'POST',
  path: '/api/testimonials',
  body: {
    name: `Writer at turn ${turn}`,
    ...{ text: 'Written under load', image: null, position: null, company: null },
    ...{ rating: 5, isActive: false, locale: 'en', consentDate: null },
  },
  session,
  expected: 201,
});

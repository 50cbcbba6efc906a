import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Login } from './three-servers.ts';

export interface SentRequest {
  /** Sent as X-Request-Id. */
  id: string;
  method: string;
  path: string;
  /** Status of the response, or error code of the connection. */
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

/** Pauses between a response and the next request: for clients that read, and for those that write or log in. */
const READ_PAUSE_MS = 100;
const WRITE_PAUSE_MS = 250;

let run = 0;

/** Clients that read, list, log in and write through nginx until stopped, each on a separate connection. */
export class Load {
  readonly requests: SentRequest[] = [];
  private readonly run = (run += 1);
  private isOver = false;
  private readonly people: Promise<void>[];
  private count = 0;

  constructor(
    private readonly url: string,
    session: string,
    logins: Login[],
    { readers = 6, listers = 2, writers = 3, loginClients = 1 } = {},
  ) {
    const people = (count: number, pause: number, ...calls: ((turn: number) => Call)[]) =>
      Array.from({ length: count }, () => this.runCalls(calls, pause));
    const pages = ['/es', '/api/testimonials', '/en', '/api/landing-content'].map(page);
    const lists = ['/api/contact-messages', '/api/content'].map((path) => list(path, session));
    this.people = [
      ...people(readers, READ_PAUSE_MS, ...pages),
      ...people(listers, READ_PAUSE_MS, ...lists),
      ...people(writers, WRITE_PAUSE_MS, resource(session), resource(session), testimonial(session)),
      ...people(loginClients, WRITE_PAUSE_MS, login(logins)),
    ];
  }

  get failed(): SentRequest[] {
    return this.requests.filter(({ isExpected }) => !isExpected);
  }

  /** Resolves with all requests after the last response. */
  async stop(): Promise<SentRequest[]> {
    this.isOver = true;
    await Promise.all(this.people);
    return this.requests;
  }

  private async runCalls(calls: ((turn: number) => Call)[], pause: number): Promise<void> {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !this.isOver; turn += 1) {
      const call = calls[turn % calls.length];
      if (call) this.requests.push(await this.ask(agent, call(turn)));
      await sleep(pause);
    }
    agent.destroy();
  }

  private async ask(
    agent: http.Agent,
    { method, path, body, session, expected }: Call,
  ): Promise<SentRequest> {
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
        .request(`${this.url}${path}`, { agent, method, headers }, (response) => {
          response.once('error', failed).once('end', () => resolve(response.statusCode ?? 0));
          response.resume();
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

const login = (logins: Login[]) => (turn: number) => ({
  method: 'POST',
  path: '/api/auth/login',
  body: logins[turn % logins.length],
  expected: 200,
});

const write = (path: string, session: string, body: object): Call => ({
  method: 'POST',
  path,
  body,
  session,
  expected: 201,
});

const resource = (session: string) => (turn: number) =>
  write('/api/team-resources', session, {
    title: `Written at turn ${turn}`,
    ...{ description: 'Under load', type: 'tool', url: 'https://vitral.example/tool', isActive: true },
  });

/** This write makes the servers render all pages again. */
const testimonial = (session: string) => (turn: number) =>
  write('/api/testimonials', session, {
    name: `Writer at turn ${turn}`,
    ...{ text: 'Written under load', image: null, position: null, company: null },
    ...{ rating: 5, isActive: false, locale: 'en', consentDate: null },
  });

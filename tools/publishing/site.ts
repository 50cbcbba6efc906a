import { setTimeout as wait } from 'node:timers/promises';
import { EXIT, Refusal } from './refusal.ts';

const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000];
const LONGEST_PAUSE_S = 120;
/** Timeout of a request; the trial before an activation may wait for others. */
const TIMEOUT_MS = 300_000;
interface Problem {
  code?: string;
  message?: string;
  params?: Record<string, unknown>;
  requestId?: string;
}

interface SentBody {
  body?: string | Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
}

export interface SiteResponse<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** A request without a usable response. */
interface Failure {
  reason: string;
  /** Seconds. */
  retryAfter?: number;
  isFinal?: boolean;
}

interface SiteOptions {
  report: (sentence: string) => void;
  pause?: (milliseconds: number) => Promise<unknown>;
}

type NetworkError = Error & { cause?: { code?: string; message?: string } };

const RETRIED = new Set([429, 502, 503, 504]);

/** An error response of the API. */
export class SiteError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly params: Record<string, unknown>;
  readonly requestId: string | undefined;

  constructor(status: number, { code, message, params, requestId }: Problem = {}) {
    super(message ?? `The site responded with ${status} and gave no reason.`);
    this.status = status;
    this.code = code;
    this.params = params ?? {};
    this.requestId = requestId;
  }
}

/** Client of a running site. `headers` authenticate its requests; `report` receives a sentence before each retry. */
export class Site {
  readonly url: string;
  headers: Record<string, string> = {};
  readonly #report: SiteOptions['report'];
  readonly #pause: (milliseconds: number) => Promise<unknown>;

  constructor(url: string, { report, pause = wait }: SiteOptions) {
    this.url = url;
    this.#report = report;
    this.#pause = pause;
  }

  get = <Body>(path: string) => this.#request<Body>('GET', path);
  post = <Body>(path: string, body = {}) => this.#request<Body>('POST', path, jsonBody(body));
  put = <Body>(path: string, body: object) => this.#request<Body>('PUT', path, jsonBody(body));
  delete = <Body>(path: string) => this.#request<Body>('DELETE', path);

  /** Sends bytes as they are. */
  send<Body>(path: string, type: string, bytes: Buffer<ArrayBuffer>) {
    return this.#request<Body>('POST', path, { body: bytes, headers: { 'Content-Type': type } });
  }

  /**
   * Retries after network failures and while the site is busy. Throws a SiteError for an error response, and a Refusal
   * if there is no response.
   */
  async #request<Body>(method: string, path: string, sent: SentBody = {}): Promise<SiteResponse<Body>> {
    for (let retry = 0; ; retry += 1) {
      const outcome = await this.#attempt<Body>(method, path, sent);
      if ('status' in outcome) return outcome;
      const pause = PAUSES_MS[retry];
      if (pause === undefined || outcome.isFinal) throw this.#unreached(outcome);
      const seconds = outcome.retryAfter ?? pause / 1000;
      if (seconds > LONGEST_PAUSE_S) throw this.#unreached(outcome);
      this.#report(`${outcome.reason} Trying again in ${seconds} s ...`);
      await this.#pause(seconds * 1000);
    }
  }

  async #attempt<Body>(
    method: string,
    path: string,
    { body, headers }: SentBody,
  ): Promise<SiteResponse<Body> | Failure> {
    const request: RequestInit = {
      method,
      body: body ?? null,
      headers: { Accept: 'application/json', ...this.headers, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    try {
      const response = await fetch(`${this.url}/api${path}`, request);
      if (RETRIED.has(response.status)) return await this.#readBusy(response);
      return await this.#read<Body>(response);
    } catch (error) {
      if (error instanceof SiteError || error instanceof Refusal) throw error;
      return {
        reason: `${this.url} was not reached (${causeOf(error as NetworkError)}).`,
        isFinal: isCertificate(error as NetworkError),
      };
    }
  }

  async #readBusy(response: Response): Promise<Failure> {
    await response.body?.cancel();
    const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
    return {
      reason: `${this.url} responded with ${response.status}.`,
      ...(Number.isFinite(retryAfter) && { retryAfter: Math.max(1, retryAfter) }),
    };
  }

  async #read<Body>(response: Response): Promise<SiteResponse<Body>> {
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      const target = response.headers.get('location');
      throw new Refusal(EXIT.usage, `${this.url} redirects to ${target}: name that site with --to.`);
    }
    const text = await response.text();
    const body: unknown = parse(text);
    if (response.status >= 400) throw new SiteError(response.status, body as Problem | undefined);
    if (text !== '' && body === undefined)
      throw new Refusal(EXIT.usage, `${this.url} is not a Vitral site: check --to.`);
    return { status: response.status, body: body as Body, headers: response.headers };
  }

  #unreached({ reason, retryAfter }: Failure) {
    const later = retryAfter ? ` It asks for a retry in ${retryAfter} s.` : '';
    return new Refusal(
      EXIT.unreachable,
      `${reason}${later} Nothing more was tried; run the same command again later.`,
    );
  }
}

const jsonBody = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const causeOf = ({ cause, name, message }: NetworkError) =>
  cause?.code ?? cause?.message ?? (name === 'TimeoutError' ? 'no response' : message);
const isCertificate = ({ cause }: NetworkError) => /CERT|SELF_SIGNED|ALTNAME/.test(cause?.code ?? '');

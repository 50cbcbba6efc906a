import { setTimeout as wait } from 'node:timers/promises';
import { EXIT, Refusal } from './refusal.mjs';

const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000];
const LONGEST_PAUSE_S = 120;
/** A trial before activation may wait for others. */
const ANSWER_WITHIN_MS = 300_000;
const TRY_AGAIN = new Set([429, 502, 503, 504]);

/** What the API refused, in its own words. */
export class SiteError extends Error {
  constructor(status, { code, message, params, requestId } = {}) {
    super(message ?? `The site answered ${status} without saying why.`);
    Object.assign(this, { status, code, params: params ?? {}, requestId });
  }
}

/** The calls of a running site. `headers` say who asks; `tell` is given a sentence before each pause. */
export class Site {
  constructor(address, { tell, pause = wait }) {
    this.address = address;
    this.headers = {};
    this.tell = tell;
    this.pause = pause;
  }

  get = (path) => this.call('GET', path);
  post = (path, body = {}) => this.call('POST', path, jsonBody(body));
  put = (path, body) => this.call('PUT', path, jsonBody(body));
  delete = (path) => this.call('DELETE', path);

  /** Sends bytes as they are. */
  send(path, type, bytes) {
    return this.call('POST', path, { body: bytes, headers: { 'Content-Type': type } });
  }

  /** Asks again where the network or a busy site failed. Throws a SiteError for a refusal, a Refusal for no answer. */
  async call(method, path, { body, headers } = {}) {
    for (const pause of [...PAUSES_MS, null]) {
      const outcome = await this.attempt(method, path, { body, headers });
      if (outcome.answer) return outcome.answer;
      if (pause === null || outcome.isFinal) throw this.unreached(outcome);
      const seconds = outcome.retryAfter ?? pause / 1000;
      if (seconds > LONGEST_PAUSE_S) throw this.unreached(outcome);
      this.tell(`${outcome.reason} Trying again in ${seconds} s ...`);
      await this.pause(seconds * 1000);
    }
    return undefined;
  }

  async attempt(method, path, { body, headers }) {
    const request = {
      method,
      body,
      headers: { Accept: 'application/json', ...this.headers, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    };
    try {
      const response = await fetch(`${this.address}/api${path}`, request);
      if (TRY_AGAIN.has(response.status)) return await this.busy(response);
      return { answer: await this.read(response) };
    } catch (error) {
      if (error instanceof SiteError || error instanceof Refusal) throw error;
      return {
        reason: `${this.address} was not reached (${causeOf(error)}).`,
        isFinal: isCertificate(error),
      };
    }
  }

  async busy(response) {
    await response.body?.cancel();
    const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
    return {
      reason: `${this.address} answered ${response.status}.`,
      ...(Number.isFinite(retryAfter) && { retryAfter: Math.max(1, retryAfter) }),
    };
  }

  async read(response) {
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      const target = response.headers.get('location');
      throw new Refusal(EXIT.usage, `${this.address} sends on to ${target}: name that site with --to.`);
    }
    const text = await response.text();
    const body = parse(text);
    if (response.status >= 400) throw new SiteError(response.status, body);
    if (text !== '' && body === undefined)
      throw new Refusal(
        EXIT.usage,
        `${this.address} answered something else than a Vitral site would: look at --to.`,
      );
    return { status: response.status, body, headers: response.headers };
  }

  unreached({ reason, retryAfter }) {
    const later = retryAfter ? ` It asks to be tried again in ${retryAfter} s.` : '';
    return new Refusal(
      EXIT.unreachable,
      `${reason}${later} Nothing more was tried; run the same command again later.`,
    );
  }
}

const jsonBody = (body) => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const causeOf = ({ cause, name, message }) =>
  cause?.code ?? cause?.message ?? (name === 'TimeoutError' ? 'no answer' : message);
const isCertificate = ({ cause }) => /CERT|SELF_SIGNED|ALTNAME/.test(cause?.code ?? '');

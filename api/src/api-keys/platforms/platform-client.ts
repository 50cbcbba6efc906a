import { Injectable } from '@nestjs/common';
import type { ApiKeyPlatform } from '@vitral/contracts';
import { Configuration } from '../../platform/config/configuration.ts';
import { type OutgoingAnswer, OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';
import { isRecord } from './json.ts';
import { PlatformProblem } from './platform-problem.ts';
import { codeOfAnswer, pauseOf } from './read-answer.ts';

export interface PlatformAnswer {
  body: Record<string, unknown>;
  /** For how many seconds nothing more should be asked. */
  pause: number;
}

/** In headers only: addresses are written down in too many places. */
const HEADERS: Record<ApiKeyPlatform, (key: string) => Record<string, string>> = {
  youtube: (key) => ({ 'x-goog-api-key': key }),
  twitter: (key) => ({ authorization: `Bearer ${key}` }),
};

/** What costs the least and needs a key: a unit of the day's ten thousand, one account. */
const CHECKS: Record<
  ApiKeyPlatform,
  { path: string; isAnswered: (body: Record<string, unknown>) => boolean }
> = {
  youtube: {
    path: '/youtube/v3/i18nLanguages?part=snippet',
    isAnswered: ({ items }) => Array.isArray(items),
  },
  twitter: {
    path: '/2/users/by/username/x',
    isAnswered: ({ data, errors }) => isRecord(data) || Array.isArray(errors),
  },
};

/** Asks the interfaces of platforms that want a key. A redirect is not followed: the key is for nobody else. */
@Injectable()
export class PlatformClient {
  constructor(
    private readonly client: OutgoingClient,
    private readonly configuration: Configuration,
  ) {}

  /** Whether the platform takes the key; throws PlatformProblem when it does not. */
  async check(platform: ApiKeyPlatform, key: string): Promise<void> {
    const { path, isAnswered } = CHECKS[platform];
    const { body } = await this.ask(platform, path, key);
    if (!isAnswered(body)) throw new PlatformProblem('unreadable', 200);
  }

  /** What the platform answers at `path`; throws PlatformProblem when that is not what was asked for. */
  async ask(platform: ApiKeyPlatform, path: string, key: string): Promise<PlatformAnswer> {
    const answer = await this.get(platform, path, key);
    const body = readJson(answer);
    const code = codeOfAnswer(answer.status, body);
    if (code !== null) throw new PlatformProblem(code, answer.status, pauseOf(answer));
    if (!isRecord(body)) throw new PlatformProblem('unreadable', answer.status);
    return { body, pause: pauseOf(answer) };
  }

  private async get(platform: ApiKeyPlatform, path: string, key: string): Promise<OutgoingAnswer> {
    const address = this.configuration.platformApis[platform] + path;
    const headers = { accept: 'application/json', ...HEADERS[platform](key) };
    try {
      return await this.client.get(address, headers, { stays: true });
    } catch (error) {
      // The cause stays behind: a library may have put the request into it.
      throw new PlatformProblem(isNonsense(error) ? 'unreadable' : 'unreachable', null);
    }
  }
}

const NONSENSE = ['too-large', 'not-a-feed'];

const isNonsense = (error: unknown) => error instanceof OutgoingProblem && NONSENSE.includes(error.code);

function readJson({ body }: OutgoingAnswer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.ts';
import { OutgoingClient, type OutgoingRequest } from '../platform/outgoing/outgoing-client.ts';
import { OutgoingProblem } from '../platform/outgoing/outgoing-problem.ts';
import { Secrets } from '../platform/secrets/secrets.ts';
import type { Environment } from './environments.entity.ts';
import { SiteProblem, siteProblem } from './site-problem.ts';
import { readRefusal } from './site-responses.ts';

export const TOKENS_PURPOSE = 'environments';

const ASK_LIMIT_MS = 5000;
const UNAUTHORIZED = 401;

type Target = Pick<Environment, 'url' | 'sealedToken'>;

/** Sends requests to the API of another site with the token that was entered for it. Follows no redirect. */
@Injectable()
export class SiteClient {
  constructor(
    private readonly client: OutgoingClient,
    private readonly secrets: Secrets,
  ) {}

  /** Returns the JSON of a successful response. Throws SiteProblem. */
  async ask(target: Target, path: string, request: OutgoingRequest = {}): Promise<unknown> {
    const headers = {
      ...{ accept: 'application/json', authorization: `Bearer ${this.open(target)}` },
      ...{ 'user-agent': 'Vitral/1.0', ...request.headers },
    };
    const { status, body } = await this.send(`${target.url}/api${path}`, {
      milliseconds: ASK_LIMIT_MS,
      ...request,
      headers,
    });
    const json = parse(body.toString());
    if (status === 200 || status === 201) {
      if (json === undefined) throw siteProblem('environments.not-a-site');
      return json;
    }
    if (status === UNAUTHORIZED) throw siteProblem('environments.token-refused');
    throw new SiteProblem(readRefusal(status, json));
  }

  private async send(url: string, request: OutgoingRequest) {
    try {
      return await this.client.send(url, request);
    } catch (error) {
      if (!(error instanceof OutgoingProblem)) throw error;
      // Drops the cause: a library may have copied the request, and so the token, into it.
      if (error.cause instanceof AppError) throw error.cause;
      const isPrivate = error.code === 'refused-address';
      throw siteProblem(isPrivate ? 'environments.private-address' : 'environments.unreachable');
    }
  }

  private open({ sealedToken }: Target): string {
    try {
      return this.secrets.open(sealedToken, TOKENS_PURPOSE);
    } catch {
      throw siteProblem('environments.token-unreadable');
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { TOKEN_PREFIX } from '@vitral/contracts/module-tokens';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';
import type { Viewer } from './viewer.ts';

export interface Publisher {
  kind: 'person' | 'token';
  id: string;
  /** The name in the audit log; for a token it ends with the module, or with * for all. */
  name: string;
  /** The only module that may be published; null for all. */
  module: ReleaseName | null;
  /** May also activate releases, start candidates and roll back. */
  mayActivate: boolean;
  /** May make, change and end previews. */
  mayPreview: boolean;
  /** May promote releases to the environments of the site. */
  mayPromote: boolean;
  /** The account of the person, or of the token's creator. */
  userId: string;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express types its requests in this namespace
  namespace Express {
    interface Request {
      publisher?: Publisher;
    }
  }
}

/** The `Publisher` of a request to a handler with `@AllowPublisher`. */
export const CurrentPublisher = createParamDecorator((_: unknown, context: ExecutionContext): Publisher => {
  const { publisher } = context.switchToHttp().getRequest<Request>();
  if (!publisher) throw new Error('@CurrentPublisher() needs @AllowPublisher(...) on the same handler');
  return publisher;
});

export function assertMayPublish(publisher: Publisher, name: ReleaseName): void {
  if (publisher.module !== null && publisher.module !== name) throw new AppError('modules.token-scope');
}

/** Returns the only module that a list may show the publisher; undefined for all modules. */
export function moduleInScope(publisher: Publisher, asked?: ReleaseName): ReleaseName | undefined {
  if (asked !== undefined) assertMayPublish(publisher, asked);
  return asked ?? publisher.module ?? undefined;
}

export function publisherOf({ id, name }: Viewer): Publisher {
  const rights = { mayActivate: true, mayPreview: true, mayPromote: true };
  return { kind: 'person', id, name, module: null, ...rights, userId: id };
}

export abstract class TokenPublishers {
  /** Throws `auth.unauthorized` for an invalid token, `request.too-many` after too many of them from one IP address. */
  abstract find(token: string, ip: string): Promise<Publisher>;
}

const BEARER = new RegExp(`^Bearer (${TOKEN_PREFIX}\\S{1,200})$`, 'i');

export function moduleTokenOf({ headers }: Pick<Request, 'headers'>): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

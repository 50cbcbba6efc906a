import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';
import type { Viewer } from './viewer.ts';

/** Whoever publishes releases: a person with `modules.write`, or a team by its token. */
export interface Publisher {
  kind: 'person' | 'token';
  /** Of the account, or of the token. */
  id: string;
  /** As the audit log has it: a token's is followed by its module. */
  name: string;
  /** The only one that may be published; null: every. */
  module: ReleaseName | null;
  /** May also activate, start candidates and roll back. */
  mayActivate: boolean;
  /** The account behind it: the person, or whoever made the token. */
  userId: string;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express' own place for what is known of a request
  namespace Express {
    interface Request {
      /** Put there by the guard of a handler that says `@AllowPublisher`. */
      publisher?: Publisher;
    }
  }
}

/** The `Publisher` of a request to a handler that says `@AllowPublisher`. */
export const CurrentPublisher = createParamDecorator((_: unknown, context: ExecutionContext): Publisher => {
  const { publisher } = context.switchToHttp().getRequest<Request>();
  if (!publisher) throw new Error('@CurrentPublisher() needs @AllowPublisher(...) on the same handler');
  return publisher;
});

/** Throws `modules.token-scope` when the token is for another module. */
export function mayPublish(publisher: Publisher, name: ReleaseName): void {
  if (publisher.module !== null && publisher.module !== name) throw new AppError('modules.token-scope');
}

export function publisherOf({ id, name }: Viewer): Publisher {
  return { kind: 'person', id, name, module: null, mayActivate: true, userId: id };
}

/** Who knows the tokens of teams. */
export abstract class TokenPublishers {
  /** Throws `auth.unauthorized` for a token that opens nothing, `request.too-many` for whoever guesses. */
  abstract find(token: string, address: string): Promise<Publisher>;
}

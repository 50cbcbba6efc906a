import { EntityManager } from '@mikro-orm/postgresql';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { traitsOf } from '../access/access.ts';
import type {} from '../access/access-token.ts';
import { isReading } from '../access/route-table.ts';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from '../rate-limits/network.ts';
import { Secrets } from '../secrets/secrets.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';
import { fromText, KeyedWrite } from './keyed-write.ts';

export const IDEMPOTENCY_DAYS = 1;

const DAY_MS = 24 * 3_600_000;
const KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKey}}$`);
const PURPOSE = 'idempotency keys';

/** Runs each write with an Idempotency-Key once, and repeats its response for a day. docs/adr/046. */
@Injectable()
export class IdempotencyKeys {
  constructor(
    private readonly em: EntityManager,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Runs the work of a request, or returns its earlier result. The key identifies `covered` in addition to the caller
   * and the route. Throws `request.key-reused` if these differ from the first request, and `request.invalid` for an
   * invalid key.
   */
  async once<Result>(request: Request, covered: unknown, work: () => Promise<Result>): Promise<Result> {
    const key = readKey(request);
    if (key === null) return work();
    const write = this.describe(request, key, covered);
    const before = await this.find(write);
    if (before) return respondAgain<Result>(request, before);
    try {
      const result = await write.during(request, work);
      await write.conclude(this.em.fork(), result);
      return result;
    } catch (error) {
      if (write.isStored) await this.releaseKey(write, error);
      // Another request with the same key was faster, and its effect may have caused this error.
      const first = write.isStored ? null : await this.find(write);
      if (first) return respondAgain<Result>(request, first);
      throw error;
    }
  }

  private describe(request: Request, key: string, covered: unknown): KeyedWrite {
    const { method, originalUrl, res } = request;
    return new KeyedWrite({
      id: this.secrets.digest(JSON.stringify([callerOf(request), key]), PURPOSE),
      digest: this.secrets.digest(JSON.stringify([method, originalUrl, covered ?? null]), PURPOSE),
      status: res?.statusCode ?? 200,
      seal: (text) => this.secrets.seal(text, PURPOSE),
    });
  }

  private async find({ row: { id, digest } }: KeyedWrite): Promise<{ status: number; body: unknown } | null> {
    const found = await this.em
      .fork()
      .findOne(IdempotencyKey, { id, createdAt: { $gt: new Date(Date.now() - IDEMPOTENCY_DAYS * DAY_MS) } });
    if (!found) return null;
    if (found.digest !== digest) throw new AppError('request.key-reused');
    return { status: found.status, body: fromText(this.secrets.open(found.response, PURPOSE)) };
  }

  /** Deletes the key of a refused request whose attempt stored something, such as a count: there is no response. */
  private async releaseKey({ row: { id } }: KeyedWrite, error: unknown): Promise<void> {
    if (error instanceof AppError && error.status < 500) {
      await this.em.fork().nativeDelete(IdempotencyKey, { id });
    }
  }
}

function readKey({ headers }: Pick<Request, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new AppError('request.invalid', { fields: ['Idempotency-Key:isKey'] });
}

/** Visitors of one network share a caller; their unguessable keys differ. */
function callerOf({ accessToken, publisher, user, ip }: Request): string {
  if (accessToken) return `token ${accessToken.id}`;
  if (publisher?.kind === 'token') return `token ${publisher.id}`;
  return user ? `account ${user.id}` : `network ${networkOf(ip ?? '')}`;
}

function respondAgain<Result>(request: Request, { status, body }: { status: number; body: unknown }): Result {
  request.res?.status(status);
  return body as Result;
}

/** Lets clients repeat every write of the API under its Idempotency-Key. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly keys: IdempotencyKeys) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (isReading(request) || readKey(request) === null) return next.handle();
    const { keyCovers } = traitsOf(context.getHandler(), context.getClass());
    if (keyCovers !== 'body') return next.handle();
    const work = () => lastValueFrom(next.handle() as Observable<unknown>, { defaultValue: undefined });
    return from(this.keys.once(request, request.body, work));
  }
}

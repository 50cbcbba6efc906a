import { EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import type { Request } from 'express';
import { currentRequest } from '../access/request-scope.ts';
import { AppError } from '../errors/app-error.ts';

const RETRY_SECONDS = 1;

/** Rolls a transaction back when another request with the same key was faster. */
class KeyTaken extends Error {}

interface StoredWrite {
  id: string;
  digest: string;
  status: number;
  seal: (text: string) => string;
}

const writes = new WeakMap<Request, KeyedWrite>();

/** Claims a key; waits for a parallel transaction with the same key. Rows older than a day count as expired. */
const CLAIM = `
  insert into idempotency_key as known (id, created_at, digest, status, response) values (?, now(), ?, ?, ?)
  on conflict (id) do update
    set created_at = excluded.created_at, digest = excluded.digest, status = excluded.status, response = excluded.response
    where known.created_at <= now() - interval '1 day'
  returning id`;

export class KeyedWrite {
  private state: 'open' | 'claiming' | 'stored' = 'open';
  private text: string | null = null;

  constructor(readonly row: StoredWrite) {}

  get isStored(): boolean {
    return this.state === 'stored';
  }

  /** Lets the first transaction of the request store the key while `work` runs. */
  async during<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
    writes.set(request, this);
    try {
      return await work();
    } finally {
      writes.delete(request);
    }
  }

  /** Stores the key, and the result of `work` as the response, in the transaction that `begin` opens. */
  async storeWith<Em extends EntityManager, Result>(
    begin: (inside: (em: Em) => Result | Promise<Result>) => Promise<Result>,
    work: (em: Em) => Result | Promise<Result>,
  ): Promise<Result> {
    if (this.state !== 'open') return begin(work);
    this.state = 'claiming';
    try {
      const result = await begin(async (em) => {
        await this.claim(em);
        const made = await work(em);
        await this.respond(em, made);
        return made;
      });
      this.state = 'stored';
      return result;
    } finally {
      if (this.state === 'claiming') this.state = 'open';
    }
  }

  /** Stores the handler's result as the response when its transaction returned something else or there was none. */
  async conclude(em: EntityManager, response: unknown): Promise<void> {
    if (this.state === 'open') await this.claim(em);
    if (this.state !== 'stored' || toText(response) !== this.text) await this.respond(em, response);
    this.state = 'stored';
  }

  private async claim(em: EntityManager): Promise<void> {
    const { id, digest, status, seal } = this.row;
    const claimed = await em.execute<unknown[]>(CLAIM, [id, digest, status, seal(toText(undefined))]);
    if (claimed.length === 0) throw new KeyTaken();
  }

  private async respond(em: EntityManager, response: unknown): Promise<void> {
    const text = toText(response);
    await em.execute('update idempotency_key set response = ? where id = ?', [
      this.row.seal(text),
      this.row.id,
    ]);
    this.text = text;
  }
}

function currentKeyedWrite(): KeyedWrite | null {
  const request = currentRequest();
  return (request && writes.get(request)) ?? null;
}

/** Texts of a response without a body, and of one whose body is not known yet since the transaction returned something else. */
const NO_BODY = '';
const UNKNOWN = 'unknown';

function toText(body: unknown): string {
  if (body === undefined) return NO_BODY;
  return typeof body === 'object' ? JSON.stringify(body) : UNKNOWN;
}

/** Parses a stored response. Throws `request.taken-before` while it is not known. */
export function fromText(text: string): unknown {
  if (text === UNKNOWN) throw new AppError('request.taken-before', { retryAfter: RETRY_SECONDS });
  return text === NO_BODY ? undefined : JSON.parse(text);
}

/** Stores the key in the first transaction that the handler opens; those of forks clean up or look something up. */
export class KeyedEntityManager extends EntityManager {
  override transactional<Result>(
    work: (em: this) => Result | Promise<Result>,
    options?: Parameters<MikroORM['em']['transactional']>[1],
  ): Promise<Result> {
    const begin = (inside: (em: this) => Result | Promise<Result>) => super.transactional(inside, options);
    const write = currentKeyedWrite();
    return write && this.global && !this.isInTransaction() ? write.storeWith(begin, work) : begin(work);
  }
}

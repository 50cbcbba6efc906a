import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request } from 'express';
import { currentRequest } from '../access/request-scope.ts';
import { AppError } from '../errors/app-error.ts';

const RETRY_SECONDS = 1;

/** Thrown in a transaction when another request with the same key was faster: all of it is undone. */
export class KeyTaken extends Error {}

export interface StoredWrite {
  id: string;
  digest: string;
  status: number;
  seal: (text: string) => string;
}

const writes = new WeakMap<Request, KeyedWrite>();

/** Waits for a parallel transaction with the same key. A row from before the day is as good as none. */
const CLAIM = `
  insert into idempotency_key as known (id, created_at, digest, status, response) values (?, now(), ?, ?, ?)
  on conflict (id) do update
    set created_at = excluded.created_at, digest = excluded.digest, status = excluded.status, response = excluded.response
    where known.created_at <= now() - interval '1 day'
  returning id`;

/** The request being served, while its handler runs, when it came with an Idempotency-Key. */
export class KeyedWrite {
  private state: 'open' | 'claiming' | 'stored' = 'open';
  private text: string | null = null;

  constructor(private readonly row: StoredWrite) {}

  get id(): string {
    return this.row.id;
  }

  get digest(): string {
    return this.row.digest;
  }

  get isStored(): boolean {
    return this.state === 'stored';
  }

  /** While `work` runs, the first transaction of the request stores the key. */
  async during<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
    writes.set(request, this);
    try {
      return await work();
    } finally {
      writes.delete(request);
    }
  }

  /** Stores the key, and what `work` returns as the response, in the transaction that `begin` opens for it. */
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

  /** The response is what the handler returned, also where its transaction returned something else or there was none. */
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

/** Null outside of a handler, for requests without a key and for the server's own work. */
export function currentKeyedWrite(): KeyedWrite | null {
  const request = currentRequest();
  return (request && writes.get(request)) ?? null;
}

/** Of a response without a body, and of one whose body is not known yet, since a transaction returned something else. */
const NO_BODY = '';
const UNKNOWN = 'unknown';

function toText(body: unknown): string {
  if (body === undefined) return NO_BODY;
  return typeof body === 'object' ? JSON.stringify(body) : UNKNOWN;
}

/** Throws `request.taken-before` while the response is not known. */
export function fromText(text: string): unknown {
  if (text === UNKNOWN) throw new AppError('request.taken-before', { retryAfter: RETRY_SECONDS });
  return text === NO_BODY ? undefined : JSON.parse(text);
}

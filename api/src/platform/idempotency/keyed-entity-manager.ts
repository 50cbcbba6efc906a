import { EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { currentKeyedWrite } from './keyed-write.ts';

type Options = Parameters<MikroORM['em']['transactional']>[1];

/**
 * Stores the Idempotency-Key of the request being served in the first transaction that its handler opens. Transactions of forks
 * do not count: they clean up or look something up.
 */
export class KeyedEntityManager extends EntityManager {
  override transactional<Result>(
    work: (em: this) => Result | Promise<Result>,
    options?: Options,
  ): Promise<Result> {
    const begin = (inside: (em: this) => Result | Promise<Result>) => super.transactional(inside, options);
    const write = currentKeyedWrite();
    return write && this.global && !this.isInTransaction() ? write.storeWith(begin, work) : begin(work);
  }
}

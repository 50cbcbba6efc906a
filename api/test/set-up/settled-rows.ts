import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { TableChanges } from '../../src/platform/changes/table-changes.ts';

const WRITES: ReadonlySet<unknown> = new Set<keyof EntityManager>([
  'execute',
  'flush',
  'insert',
  'insertMany',
  'nativeDelete',
  'nativeUpdate',
  'transactional',
  'upsert',
  'upsertMany',
]);

/**
 * Returns an EntityManager whose writes resolve once the server has noticed them, as with the server's own writes. Otherwise
 * the response to the next request might still come from a cache.
 */
export function settledRows(application: NestExpressApplication): EntityManager {
  const em = application.get(MikroORM).em.fork();
  const changes = application.get(TableChanges);
  const settled: EntityManager = new Proxy(em, {
    get(_, name) {
      const member: unknown = Reflect.get(em, name, em);
      if (typeof member !== 'function') return member;
      if (!WRITES.has(name)) {
        // `persist(row)` returns its EntityManager, so that `flush()` can follow.
        return (...words: unknown[]) => {
          const result: unknown = member.apply(em, words);
          return result === em ? settled : result;
        };
      }
      return async (...words: unknown[]) => {
        const result: unknown = await member.apply(em, words);
        await changes.settle();
        return result;
      };
    },
  });
  return settled;
}

import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.ts';
import { databaseOptions } from '../../platform/database/database-options.ts';
import type { NamedMigration } from '../../platform/database/migrations-list.ts';
import { WITHOUT_LIMITS } from '../../platform/database/own-connection.ts';
import { Restore } from '../backups.entity.ts';
import { PLAIN_VALUES } from './tables.ts';

const ENTITIES = [AuditEntry, Restore];

/** One transaction shared by MikroORM, which runs the migrations, and by COPY, which loads the rows. */
export class RestoringTransaction {
  private constructor(
    private readonly orm: MikroORM,
    readonly em: EntityManager,
    readonly client: ClientBase,
  ) {}

  static async begin(databaseUrl: string, migrationsList: NamedMigration[]): Promise<RestoringTransaction> {
    const migrations = { migrationsList, snapshot: false, silent: true };
    // One connection for the transaction and one on which the migrator queries.
    const options = { entities: ENTITIES, migrations, pool: { min: 0, max: 2 } };
    const orm = await MikroORM.init(databaseOptions(databaseUrl, options));
    try {
      const em = orm.em.fork();
      const pool: Pool = await em.getConnection().getNativeClient();
      const acquired = new Promise<ClientBase>((resolve) => pool.once('acquire', resolve));
      await em.begin();
      const client = await acquired;
      await client.query(`${WITHOUT_LIMITS}; ${PLAIN_VALUES}`);
      return new RestoringTransaction(orm, em, client);
    } catch (error) {
      await orm.close(true);
      throw error;
    }
  }

  /** Runs the given migrations, or all, that `schema` has not applied yet. */
  async migrate(schema: string, migrations?: string[]): Promise<void> {
    const transaction = this.em.getTransactionContext();
    await this.orm.migrator.up({ schema, transaction, ...(migrations && { migrations }) });
  }

  async commit(): Promise<void> {
    await this.em.commit();
  }

  /** Rolls back if nothing was committed. */
  async end(): Promise<void> {
    if (this.em.isInTransaction()) await this.em.rollback().catch(() => undefined);
    await this.orm.close(true);
  }
}

import type { Migration } from '@mikro-orm/migrations';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.ts';
import { databaseOptions } from '../../platform/database/database-options.ts';
import type { NamedMigration } from '../../platform/database/migrations-list.ts';
import { WITHOUT_LIMITS } from '../../platform/database/own-connection.ts';
import { Restore } from '../backups.entity.ts';
import { PLAIN_VALUES } from './tables.ts';

const ENTITIES = [AuditEntry, Restore];

/** Schema of the rows that are being restored; it exists only inside the transaction. */
export const STAGING = 'vitral_arrivals';

/** Makes a migration also read the rows of the schema: MikroORM selects the schema only for statements that a migration adds. */
const withinStaging = ({ name, class: Original }: NamedMigration): NamedMigration => ({
  name,
  class: class extends Original {
    override async up(): Promise<void> {
      await this.execute(`set search_path to ${STAGING}`);
      await (Original.prototype as Migration).up.call(this);
    }
  },
});

/** One transaction shared by MikroORM, which runs the migrations, and by COPY, which loads the rows. */
export class RestoringTransaction {
  private constructor(
    private readonly orm: MikroORM,
    readonly em: EntityManager,
    readonly client: ClientBase,
  ) {}

  static async begin(databaseUrl: string, known: NamedMigration[]): Promise<RestoringTransaction> {
    const migrations = { migrationsList: known.map(withinStaging), snapshot: false, silent: true };
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

  /** Runs the given migrations, or all, that the restored rows have not gone through yet. */
  async migrate(migrations?: string[]): Promise<void> {
    const transaction = this.em.getTransactionContext();
    await this.orm.migrator.up({ schema: STAGING, transaction, ...(migrations && { migrations }) });
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

import { Migration } from '@mikro-orm/migrations';

/** Lets accounts choose the dense density. */
export class Migration20261128230000_dense_tables extends Migration {
  override name = 'Migration20261128230000_dense_tables';

  override up(): void | Promise<void> {
    this.addSql(`alter table "account" drop constraint "account_density_check";`);
    this.addSql(
      `alter table "account" add constraint "account_density_check" check ("density" in ('comfortable', 'compact', 'dense'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`update "account" set "density" = 'compact' where "density" = 'dense';`);
    this.addSql(`alter table "account" drop constraint "account_density_check";`);
    this.addSql(
      `alter table "account" add constraint "account_density_check" check ("density" in ('comfortable', 'compact'));`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Migration20261129114530_module_grants extends Migration {
  override name = 'Migration20261129114530_module_grants';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "module_grant" ("module" text not null, "asks" jsonb not null, "granted_at" timestamptz(3) not null, "granted_by_id" uuid not null, "granted_by_name" text not null, primary key ("module"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "module_grant" cascade;`);
  }
}

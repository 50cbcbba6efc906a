import { Migration } from '@mikro-orm/migrations';

/** Adds a reference to the account, so that sessions can be found by it and are deleted with it. */
export class Migration20261121220400 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "session"
        add "id" uuid not null default uuidv7(),
        add "account_id" uuid generated always as ((sess #>> '{passport,user}')::uuid) stored references "account" ("id") on delete cascade,
        add "started_at" timestamptz(3) not null default now(),
        add "seen_at" timestamptz(3) not null default now();`,
    );
    this.addSql(`create index "session_account_id_index" on "session" ("account_id");`);
    this.addSql(`create unique index "session_id_unique" on "session" ("id");`);
  }

  override down(): void {
    this.addSql(
      `alter table "session" drop column "id", drop column "account_id", drop column "started_at", drop column "seen_at";`,
    );
  }
}

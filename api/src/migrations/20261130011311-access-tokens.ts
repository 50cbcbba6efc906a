import { Migration } from '@mikro-orm/migrations';

export class Migration20261130011311_access_tokens extends Migration {
  override name = 'Migration20261130011311_access_tokens';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "access_token" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "name" text not null, "role" text not null, "scopes" jsonb not null, "address_ranges" jsonb not null, "hash" text not null, "last_four" text not null, "created_by_id" uuid not null, "created_by_name" text not null, "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`alter table "access_token" add constraint "access_token_hash_unique" unique ("hash");`);
    this.addSql(`create index "access_token_created_at_id_index" on "access_token" ("created_at", "id");`);

    this.addSql(
      `alter table "access_token" add constraint "access_token_role_check" check ("role" in ('user', 'manager', 'admin'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "access_token" cascade;`);
  }
}

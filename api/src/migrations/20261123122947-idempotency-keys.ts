import { Migration } from '@mikro-orm/migrations';

export class Migration20261123122947_idempotency_keys extends Migration {
  override name = 'Migration20261123122947_idempotency_keys';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "idempotency_key" ("id" text not null, "created_at" timestamptz(3) not null, "digest" text not null, "status" int not null, "response" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "idempotency_key" cascade;`);
  }
}

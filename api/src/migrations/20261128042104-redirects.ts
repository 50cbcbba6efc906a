import { Migration } from '@mikro-orm/migrations';
import { createSearchIndex } from '../platform/entities/columns.ts';

export class Migration20261128042104_redirects extends Migration {
  override name = 'Migration20261128042104_redirects';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "redirect" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "from" text not null, "to" text not null, "status" smallint not null, "search_text" text generated always as (lower("from" || chr(31) || "to")) stored null, primary key ("id"));`,
    );
    this.addSql(`alter table "redirect" add constraint "redirect_from_unique" unique ("from");`);
    this.addSql(`create index "redirect_updated_at_id_index" on "redirect" ("updated_at", "id");`);
    this.addSql(`create index "redirect_to_index" on "redirect" ("to");`);
    this.addSql(createSearchIndex('redirect'));

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "redirect" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "redirect";`);
    this.addSql(`drop function if exists "redirect_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "redirect" cascade;`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Migration20261129112422_module_previews extends Migration {
  override name = 'Migration20261129112422_module_previews';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "module_preview" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "name" text not null, "release_ids" jsonb not null, "created_by" text not null, "created_by_id" uuid not null, "updated_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`alter table "module_preview" add constraint "module_preview_name_unique" unique ("name");`);

    this.addSql(`alter table "client_error" add "preview" text null;`);

    this.addSql(`alter table "module_token" add "may_preview" boolean not null default false;`);

    this.addSql(`alter table "release_set" add "preview_id" uuid null;`);

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "module_preview" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "module_preview";`);
    this.addSql(`drop function if exists "module_preview_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "module_preview" cascade;`);

    this.addSql(`alter table "client_error" drop column "preview";`);

    this.addSql(`alter table "module_token" drop column "may_preview";`);

    this.addSql(`alter table "release_set" drop column "preview_id";`);
  }
}

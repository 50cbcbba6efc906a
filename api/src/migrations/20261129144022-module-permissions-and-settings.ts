import { Migration } from '@mikro-orm/migrations';

export class Migration20261129144022_module_permissions_and_settings extends Migration {
  override name = 'Migration20261129144022_module_permissions_and_settings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "module_permission" ("name" text not null, "module" text not null, "role" text not null, primary key ("name"));`,
    );

    this.addSql(
      `create table "module_settings" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "module" text not null, "declaration" jsonb not null, "values" jsonb not null, "secrets" jsonb not null, "aside" jsonb not null, "removed_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "module_settings" add constraint "module_settings_module_unique" unique ("module");`,
    );

    this.addSql(`alter table "module_grant" add "roles" jsonb not null default '{}';`);

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "module_permission" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "module_settings" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "module_permission";`);
    this.addSql(`drop function if exists "module_permission_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "module_permission" cascade;`);
    this.addSql(`drop trigger if exists "vitral_changed" on "module_settings";`);
    this.addSql(`drop function if exists "module_settings_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "module_settings" cascade;`);

    this.addSql(`alter table "module_grant" drop column "roles";`);
  }
}

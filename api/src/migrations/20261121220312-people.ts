import { Migration } from '@mikro-orm/migrations';

export class Migration20261121220312_people extends Migration {
  override name = 'Migration20261121220312_people';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "settings" ("id" text not null, "document" jsonb not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`,
    );

    this.addSql(
      `create table "recovery_code" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "user_id" uuid not null, "code_hash" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "recovery_code_user_id_index" on "recovery_code" ("user_id");`);

    this.addSql(
      `create table "contact_note" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "contact_message_id" uuid not null, "text" text not null, "author_id" uuid null, "author_name" text not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "contact_note_contact_message_id_created_at_id_index" on "contact_note" ("contact_message_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "user_link" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "user_id" uuid not null, "kind" text not null, "token_hash" text not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`alter table "user_link" add constraint "user_link_user_id_unique" unique ("user_id");`);
    this.addSql(
      `alter table "user_link" add constraint "user_link_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(`create index "user_link_expires_at_index" on "user_link" ("expires_at");`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured'));`,
    );

    this.addSql(`drop index "team_member_order_id_index";`);
    // Renumbers, since positions may be duplicated or missing.
    this.addSql(
      `update "team_member" set "order" = "placed"."place" from (select "id", row_number() over (order by "order", "id") - 1 as "place" from "team_member") as "placed" where "placed"."id" = "team_member"."id";`,
    );
    this.addSql(
      `alter table "team_member" add constraint "team_member_order_unique" unique ("order") deferrable initially deferred;`,
    );

    this.addSql(`drop index "account_role_index";`);
    this.addSql(
      `alter table "account" add "has_password" boolean generated always as (password_hash is not null) stored null, add "awaits_approval" boolean not null default false, add "theme" text null, add "density" text null, add "second_factor_secret" text null, add "second_factor_at" timestamptz(3) null, add "second_factor_step" int null;`,
    );
    this.addSql(`alter table "account" alter column "password_hash" drop not null;`);
    this.addSql(`create index "account_role_name_id_index" on "account" ("role", "name", "id");`);
    this.addSql(`create index account_email_index on account (lower(email));`);
    this.addSql(
      `alter table "account" add constraint "account_theme_check" check ("theme" in ('light', 'dark', 'system'));`,
    );
    this.addSql(
      `alter table "account" add constraint "account_density_check" check ("density" in ('comfortable', 'compact'));`,
    );

    this.addSql(
      `alter table "contact_message" add "updated_at" timestamptz(3) null, add "version" int not null default 1, add "status" text not null default 'new', add "read_at" timestamptz(3) null, add "answered_at" timestamptz(3) null, add "answered_by_id" uuid null;`,
    );
    this.addSql(`update "contact_message" set "updated_at" = "created_at";`);
    this.addSql(`alter table "contact_message" alter column "updated_at" set not null;`);
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_answered_by_id_foreign" foreign key ("answered_by_id") references "account" ("id") on delete set null;`,
    );
    this.addSql(
      `create index "contact_message_status_created_at_id_index" on "contact_message" ("status", "created_at", "id");`,
    );
    this.addSql(`create index "contact_message_name_id_index" on "contact_message" ("name", "id");`);
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_status_check" check ("status" in ('new', 'read', 'answered'));`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "settings" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "contact_note" add constraint "contact_note_contact_message_id_foreign" foreign key ("contact_message_id") references "contact_message" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "contact_note" add constraint "contact_note_author_id_foreign" foreign key ("author_id") references "account" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "user_link" add constraint "user_link_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "user_link" add constraint "user_link_kind_check" check ("kind" in ('invitation', 'password-reset'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "settings";`);
    this.addSql(`drop function if exists "settings_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "settings" cascade;`);
    this.addSql(`drop table if exists "recovery_code" cascade;`);
    this.addSql(`drop table if exists "contact_note" cascade;`);
    this.addSql(`drop table if exists "user_link" cascade;`);

    this.addSql(`alter table "contact_message" drop constraint "contact_message_answered_by_id_foreign";`);

    this.addSql(`drop index "account_role_name_id_index";`);
    this.addSql(`drop index "account_email_index";`);
    this.addSql(`alter table "account" drop constraint "account_theme_check";`);
    this.addSql(`alter table "account" drop constraint "account_density_check";`);
    this.addSql(
      `alter table "account" drop column "has_password", drop column "awaits_approval", drop column "theme", drop column "density", drop column "second_factor_secret", drop column "second_factor_at", drop column "second_factor_step";`,
    );
    this.addSql(`alter table "account" alter column "password_hash" set not null;`);
    this.addSql(`create index "account_role_index" on "account" ("role");`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked'));`,
    );

    this.addSql(`drop index "contact_message_status_created_at_id_index";`);
    this.addSql(`drop index "contact_message_name_id_index";`);
    this.addSql(`alter table "contact_message" drop constraint "contact_message_status_check";`);
    this.addSql(
      `alter table "contact_message" drop column "updated_at", drop column "version", drop column "status", drop column "read_at", drop column "answered_at", drop column "answered_by_id";`,
    );

    this.addSql(`alter table "team_member" drop constraint "team_member_order_unique";`);
    this.addSql(`create index "team_member_order_id_index" on "team_member" ("order", "id");`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100251_first_nouns extends Migration {
  override name = 'Migration20261121100251_first_nouns';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "active_release_set" ("channel" text not null, "release_set_id" uuid not null, "activated_at" timestamptz(3) not null, primary key ("channel"));`,
    );

    this.addSql(
      `create table "audit_entry" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "verb" text not null, "noun" text not null, "item_id" text null, "item_name" text null, "actor_id" uuid null, "actor_name" text null, "changes" jsonb null, "request_id" text null, primary key ("id"));`,
    );
    this.addSql(`create index "audit_entry_created_at_id_index" on "audit_entry" ("created_at", "id");`);

    this.addSql(
      `create table "release" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "name" text not null, "version" text not null, "digest" text not null, "descriptor" jsonb not null, primary key ("id"));`,
    );
    this.addSql(`create index "release_created_at_id_index" on "release" ("created_at", "id");`);
    this.addSql(
      `alter table "release" add constraint "release_name_digest_unique" unique ("name", "digest");`,
    );

    this.addSql(
      `create table "release_set" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "release_ids" jsonb not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "site_config" ("key" text not null, "value" text not null, "description" text null, primary key ("key"));`,
    );

    this.addSql(
      `create table "testimonial" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" text not null, "text" text not null, "image" text null, "position" text null, "company" text null, "rating" smallint not null, "is_active" boolean not null, "locale" text null, "consent_date" date null, primary key ("id"));`,
    );
    this.addSql(`create index "testimonial_created_at_id_index" on "testimonial" ("created_at", "id");`);
    this.addSql(`create index "testimonial_name_id_index" on "testimonial" ("name", "id");`);
    this.addSql(`create index "testimonial_rating_id_index" on "testimonial" ("rating", "id");`);

    this.addSql(
      `create table "account" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" text not null, "username" text not null, "email" text null, "role" text not null, "password_hash" text not null, "is_enabled" boolean not null, "language" text null, "last_login" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create unique index account_username_unique on account (lower(username));`);
    this.addSql(`create index "account_name_id_index" on "account" ("name", "id");`);
    this.addSql(`create index "account_created_at_id_index" on "account" ("created_at", "id");`);
    this.addSql(`create index "account_last_login_id_index" on "account" ("last_login", "id");`);
    this.addSql(`create index "account_role_index" on "account" ("role");`);

    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published'));`,
    );

    this.addSql(
      `alter table "site_config" add constraint "site_config_key_check" check ("key" in ('site_language', 'site_logo'));`,
    );

    this.addSql(
      `alter table "testimonial" add constraint "testimonial_locale_check" check ("locale" in ('es', 'en'));`,
    );

    this.addSql(
      `alter table "account" add constraint "account_role_check" check ("role" in ('user', 'manager', 'admin'));`,
    );
    this.addSql(
      `alter table "account" add constraint "account_language_check" check ("language" in ('es', 'en', 'fr'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "active_release_set" cascade;`);
    this.addSql(`drop table if exists "audit_entry" cascade;`);
    this.addSql(`drop table if exists "release" cascade;`);
    this.addSql(`drop table if exists "release_set" cascade;`);
    this.addSql(`drop table if exists "site_config" cascade;`);
    this.addSql(`drop table if exists "testimonial" cascade;`);
    this.addSql(`drop table if exists "account" cascade;`);
  }
}

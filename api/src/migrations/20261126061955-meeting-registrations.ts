import { Migration } from '@mikro-orm/migrations';

/** Skipped without pg_trgm, which may be in any schema; a restore runs migrations in a schema of its own. */
const SEARCH_INDEX = `do $$
  declare home name;
  begin
    select nspname into home from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace
      where opcname = 'gin_trgm_ops' limit 1;
    if home is null then return; end if;
    execute format('create index meeting_registration_search_index on meeting_registration using gin (search_text %I.gin_trgm_ops)', home);
  end $$;`;

export class Migration20261126061955_meeting_registrations extends Migration {
  override name = 'Migration20261126061955_meeting_registrations';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "meeting_registration" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "meeting_id" uuid null, "date" date null, "name" text collate "und-x-icu" not null, "sealed_email" text not null, "email_hash" text not null, "language" text not null, "timezone" text not null, "answers" jsonb not null, "state" text not null default 'pending', "confirmed_at" timestamptz(3) null, "cancelled_at" timestamptz(3) null, "ends_at" timestamptz(3) null, "search_text" text generated always as (lower(name)) stored null, primary key ("id"));`,
    );
    this.addSql(
      `create index "meeting_registration_meeting_id_date_state_index" on "meeting_registration" ("meeting_id", "date", "state");`,
    );
    this.addSql(
      `create index "meeting_registration_created_at_id_index" on "meeting_registration" ("created_at", "id");`,
    );
    this.addSql(
      `create index "meeting_registration_email_hash_index" on "meeting_registration" ("email_hash");`,
    );
    this.addSql(`create index "meeting_registration_ends_at_index" on "meeting_registration" ("ends_at");`);
    this.addSql(
      `create unique index meeting_registration_person_unique on meeting_registration (meeting_id, date, email_hash) nulls not distinct where meeting_id is not null;`,
    );
    this.addSql(SEARCH_INDEX);

    this.addSql(
      `create table "registration_email" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "registration_id" uuid not null, "kind" text not null, "key" text not null, "details" jsonb not null, "delivery" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `create index registration_email_open_index on registration_email (id) where delivery is null;`,
    );
    this.addSql(
      `alter table "registration_email" add constraint "registration_email_registration_id_key_unique" unique ("registration_id", "key");`,
    );

    this.addSql(
      `create table "meeting_attendance" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "registration_id" uuid not null, "date" date not null, "is_by_staff" boolean not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "meeting_attendance" add constraint "meeting_attendance_registration_id_date_unique" unique ("registration_id", "date");`,
    );

    this.addSql(
      `alter table "zoom_meeting" add "registration" jsonb null, add "dates_version" int not null default 0;`,
    );
    // Calendars have seen these numbers, and ignore lower ones.
    this.addSql(
      `update "zoom_meeting" set "dates_version" = coalesce((select max("version") from "meeting_exception" where "meeting_id" = "zoom_meeting"."id"), 0);`,
    );

    this.addSql(
      `alter table "meeting_registration" add constraint "meeting_registration_meeting_id_foreign" foreign key ("meeting_id") references "zoom_meeting" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "meeting_registration" add constraint "meeting_registration_language_check" check ("language" in ('es', 'en', 'fr'));`,
    );
    this.addSql(
      `alter table "meeting_registration" add constraint "meeting_registration_state_check" check ("state" in ('pending', 'registered', 'waiting', 'cancelled'));`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "meeting_registration" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `alter table "registration_email" add constraint "registration_email_registration_id_foreign" foreign key ("registration_id") references "meeting_registration" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "meeting_attendance" add constraint "meeting_attendance_registration_id_foreign" foreign key ("registration_id") references "meeting_registration" ("id") on delete cascade;`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "meeting_attendance" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "registration_email" drop constraint "registration_email_registration_id_foreign";`,
    );
    this.addSql(
      `alter table "meeting_attendance" drop constraint "meeting_attendance_registration_id_foreign";`,
    );

    this.addSql(`drop trigger if exists "vitral_changed" on "meeting_registration";`);
    this.addSql(`drop function if exists "meeting_registration_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "meeting_registration" cascade;`);
    this.addSql(`drop table if exists "registration_email" cascade;`);
    this.addSql(`drop trigger if exists "vitral_changed" on "meeting_attendance";`);
    this.addSql(`drop function if exists "meeting_attendance_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "meeting_attendance" cascade;`);

    this.addSql(`alter table "zoom_meeting" drop column "registration", drop column "dates_version";`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Migration20261127104649_zoom_calls extends Migration {
  override name = 'Migration20261127104649_zoom_calls';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "zoom_account" ("id" text not null, "account_id" text not null, "client_id" text not null, "sealed_client_secret" text not null, "client_secret_end" text not null, "sealed_event_secret" text null, "event_secret_end" text null, "updated_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`,
    );

    this.addSql(
      `create table "zoom_call_report" ("uuid" text not null, "meeting_id" uuid null, "date" date not null, "participants" int not null, primary key ("uuid"));`,
    );
    this.addSql(
      `create index "zoom_call_report_meeting_id_date_index" on "zoom_call_report" ("meeting_id", "date");`,
    );

    this.addSql(
      `create table "zoom_call" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "meeting_id" uuid null, "zoom_id" text null, "requested_at" timestamptz(3) not null, "synced_at" timestamptz(3) null, "claimed_until" timestamptz(3) null, "problem" text null, "status" smallint null, primary key ("id"));`,
    );
    this.addSql(`create index "zoom_call_zoom_id_index" on "zoom_call" ("zoom_id");`);
    this.addSql(
      `alter table "zoom_call" add constraint "zoom_call_meeting_id_unique" unique ("meeting_id");`,
    );

    this.addSql(`alter table "zoom_meeting" add "is_managed_in_zoom" boolean not null default false;`);

    this.addSql(
      `alter table "zoom_call_report" add constraint "zoom_call_report_meeting_id_foreign" foreign key ("meeting_id") references "zoom_meeting" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "zoom_call" add constraint "zoom_call_meeting_id_foreign" foreign key ("meeting_id") references "zoom_meeting" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "zoom_call" add constraint "zoom_call_problem_check" check ("problem" in ('refused', 'limit', 'unreachable', 'unreadable', 'no-account'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "zoom_account" cascade;`);
    this.addSql(`drop table if exists "zoom_call_report" cascade;`);
    this.addSql(`drop table if exists "zoom_call" cascade;`);

    this.addSql(`alter table "zoom_meeting" drop column "is_managed_in_zoom";`);
  }
}

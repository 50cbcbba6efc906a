import { Migration } from '@mikro-orm/migrations';

export class Migration20261129020935_testimonial_requests extends Migration {
  override name = 'Migration20261129020935_testimonial_requests';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "testimonial_consent" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "testimonial_id" uuid not null, "name" text not null, "position" text null, "email" text null, "quotation" text not null, "rating" smallint not null, "consent_text" text not null, "consent_version" int not null, "language" text not null, "withdrawn_at" timestamptz(3) null, "withdrawn_by" text null, primary key ("id"));`,
    );
    this.addSql(
      `create index "testimonial_consent_created_at_id_index" on "testimonial_consent" ("created_at", "id");`,
    );
    this.addSql(
      `alter table "testimonial_consent" add constraint "testimonial_consent_testimonial_id_unique" unique ("testimonial_id");`,
    );

    this.addSql(
      `create table "testimonial_request" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "created_by_id" uuid null, "recipient" text null, "language" text null, "max_submissions" int not null, "submission_count" int not null default 0, "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "testimonial_request_created_at_id_index" on "testimonial_request" ("created_at", "id");`,
    );
    this.addSql(
      `create index "testimonial_request_created_by_id_index" on "testimonial_request" ("created_by_id");`,
    );

    this.addSql(
      `create table "testimonial_submission" ("request_id" uuid not null, "key" text not null, "consent_id" uuid not null, primary key ("request_id", "key"));`,
    );
    this.addSql(
      `alter table "testimonial_submission" add constraint "testimonial_submission_consent_id_unique" unique ("consent_id");`,
    );

    this.addSql(`alter table "testimonial" add "review_state" text not null default 'approved';`);
    this.addSql(
      `create index "testimonial_review_state_created_at_id_index" on "testimonial" ("review_state", "created_at", "id");`,
    );
    this.addSql(
      `alter table "testimonial" add constraint "testimonial_active_check" check (review_state = 'approved' or not is_active);`,
    );
    this.addSql(
      `alter table "testimonial" add constraint "testimonial_review_state_check" check ("review_state" in ('pending', 'approved', 'rejected', 'withdrawn'));`,
    );

    this.addSql(
      `alter table "testimonial_consent" add constraint "testimonial_consent_language_check" check ("language" in ('es', 'en', 'fr'));`,
    );
    this.addSql(
      `alter table "testimonial_consent" add constraint "testimonial_consent_withdrawn_by_check" check ("withdrawn_by" in ('person', 'staff'));`,
    );

    this.addSql(
      `alter table "testimonial_request" add constraint "testimonial_request_created_by_id_foreign" foreign key ("created_by_id") references "account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "testimonial_request" add constraint "testimonial_request_submissions_check" check (submission_count <= max_submissions);`,
    );
    this.addSql(
      `alter table "testimonial_request" add constraint "testimonial_request_language_check" check ("language" in ('es', 'en', 'fr'));`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "testimonial_request" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `alter table "testimonial_submission" add constraint "testimonial_submission_request_id_foreign" foreign key ("request_id") references "testimonial_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "testimonial_submission" add constraint "testimonial_submission_consent_id_foreign" foreign key ("consent_id") references "testimonial_consent" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "testimonial_submission" drop constraint "testimonial_submission_consent_id_foreign";`,
    );
    this.addSql(
      `alter table "testimonial_submission" drop constraint "testimonial_submission_request_id_foreign";`,
    );

    this.addSql(`drop table if exists "testimonial_consent" cascade;`);
    this.addSql(`drop trigger if exists "vitral_changed" on "testimonial_request";`);
    this.addSql(`drop function if exists "testimonial_request_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "testimonial_request" cascade;`);
    this.addSql(`drop table if exists "testimonial_submission" cascade;`);

    this.addSql(`drop index "testimonial_review_state_created_at_id_index";`);
    this.addSql(`alter table "testimonial" drop constraint "testimonial_active_check";`);
    this.addSql(`alter table "testimonial" drop constraint "testimonial_review_state_check";`);
    this.addSql(`alter table "testimonial" drop column "review_state";`);
  }
}

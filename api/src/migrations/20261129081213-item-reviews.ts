import { Migration } from '@mikro-orm/migrations';

export class Migration20261129081213_item_reviews extends Migration {
  override name = 'Migration20261129081213_item_reviews';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "item_review" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "noun" text not null, "item_id" uuid not null, "item_version" int not null, "state" text not null, "requester_id" uuid null, "requester_name" text not null, "reviewer_id" uuid not null, "reviewer_name" text not null, "answered_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "item_review_reviewer_id_state_index" on "item_review" ("reviewer_id", "state");`,
    );
    this.addSql(
      `alter table "item_review" add constraint "item_review_item_id_noun_unique" unique ("item_id", "noun");`,
    );

    this.addSql(`alter table "personal_notification" drop constraint "personal_notification_kind_check";`);
    this.addSql(
      `alter table "personal_notification" add constraint "personal_notification_kind_check" check ("kind" in ('assigned', 'mentioned', 'reply-failed', 'comment-mentioned', 'commented', 'review-requested', 'review-approved', 'changes-requested', 'imported', 'import-failed'));`,
    );

    this.addSql(
      `alter table "item_review" add constraint "item_review_requester_id_foreign" foreign key ("requester_id") references "account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "item_review" add constraint "item_review_reviewer_id_foreign" foreign key ("reviewer_id") references "account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "item_review" add constraint "item_review_state_check" check ("state" in ('requested', 'approved', 'changes-requested'));`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "item_review" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "item_review";`);
    this.addSql(`drop function if exists "item_review_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "item_review" cascade;`);

    this.addSql(`alter table "personal_notification" drop constraint "personal_notification_kind_check";`);
    this.addSql(
      `alter table "personal_notification" add constraint "personal_notification_kind_check" check ("kind" in ('assigned', 'mentioned', 'reply-failed', 'comment-mentioned', 'commented', 'imported', 'import-failed'));`,
    );
  }
}

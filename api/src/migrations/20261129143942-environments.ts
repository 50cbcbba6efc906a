import { Migration } from '@mikro-orm/migrations';

export class Migration20261129143942_environments extends Migration {
  override name = 'Migration20261129143942_environments';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "environment" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" text not null, "url" text not null, "place" int not null, "sealed_token" text not null, "last_four" text not null, primary key ("id"));`,
    );
    this.addSql(`alter table "environment" add constraint "environment_name_unique" unique ("name");`);

    this.addSql(
      `create table "promotion" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "environment_id" uuid not null, "environment" text not null, "release_id" uuid not null, "module" text not null, "version" text not null, "digest" text not null, "action" text not null, "share" int null, "step" text not null default 'waiting', "problem" jsonb null, "actor" jsonb not null, "finished_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "promotion_created_at_id_index" on "promotion" ("created_at", "id");`);
    this.addSql(
      `create unique index promotion_running_index on promotion (environment_id, release_id) where finished_at is null;`,
    );

    this.addSql(`alter table "module_token" add "may_promote" boolean not null default false;`);
    this.addSql(`alter table "module_token" alter column "module" drop not null;`);

    this.addSql(`alter table "release" add "promotion" jsonb null;`);

    this.addSql(
      `alter table "promotion" add constraint "promotion_action_check" check ("action" in ('publish', 'share', 'activate'));`,
    );
    this.addSql(
      `alter table "promotion" add constraint "promotion_step_check" check ("step" in ('waiting', 'proving', 'sending', 'checking', 'activating', 'done', 'refused'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "environment" cascade;`);
    this.addSql(`drop table if exists "promotion" cascade;`);

    this.addSql(`alter table "module_token" drop column "may_promote";`);
    this.addSql(`alter table "module_token" alter column "module" set not null;`);

    this.addSql(`alter table "release" drop column "promotion";`);
  }
}

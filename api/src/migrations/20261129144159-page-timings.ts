import { Migration } from '@mikro-orm/migrations';

export class Migration20261129144159_page_timings extends Migration {
  override name = 'Migration20261129144159_page_timings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "page_timing" ("set_id" uuid not null, "release_id" uuid not null, "page" text not null, "metric" text not null, "hour" timestamptz(3) not null, "visits" int[] not null, primary key ("set_id", "release_id", "page", "metric", "hour"));`,
    );
    this.addSql(`create index "page_timing_hour_index" on "page_timing" ("hour");`);
    this.addSql(`create index "page_timing_release_id_index" on "page_timing" ("release_id");`);

    this.addSql(
      `alter table "page_timing" add constraint "page_timing_metric_check" check ("metric" in ('inp', 'load'));`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "page_timing" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "page_timing";`);
    this.addSql(`drop function if exists "page_timing_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "page_timing" cascade;`);
  }
}

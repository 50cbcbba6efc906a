import { Migration } from '@mikro-orm/migrations';

/** Lets accounts hide the list of first steps, and remembers which news they read. */
export class Migration20261129020132_first_steps_and_news extends Migration {
  override name = 'Migration20261129020132_first_steps_and_news';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "account" add "hides_first_steps" boolean not null default false, add "news_seen" text null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "account" drop column "hides_first_steps", drop column "news_seen";`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Migration20261129051358_publication_dates extends Migration {
  override name = 'Migration20261129051358_publication_dates';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "social_feed_item" add "publish_at" timestamptz(3) null, add "unpublish_at" timestamptz(3) null;`,
    );
    this.addSql(
      `create index social_feed_item_publication_index on social_feed_item ((least(publish_at, unpublish_at))) where least(publish_at, unpublish_at) is not null;`,
    );

    this.addSql(
      `alter table "team_member" add "publish_at" timestamptz(3) null, add "unpublish_at" timestamptz(3) null;`,
    );
    this.addSql(
      `create index team_member_publication_index on team_member ((least(publish_at, unpublish_at))) where least(publish_at, unpublish_at) is not null;`,
    );

    this.addSql(
      `alter table "team_resource" add "publish_at" timestamptz(3) null, add "unpublish_at" timestamptz(3) null;`,
    );
    this.addSql(
      `create index team_resource_publication_index on team_resource ((least(publish_at, unpublish_at))) where least(publish_at, unpublish_at) is not null;`,
    );

    this.addSql(
      `alter table "testimonial" add "publish_at" timestamptz(3) null, add "unpublish_at" timestamptz(3) null;`,
    );
    this.addSql(
      `create index testimonial_publication_index on testimonial ((least(publish_at, unpublish_at))) where least(publish_at, unpublish_at) is not null;`,
    );

    this.addSql(
      `alter table "content" add "publish_at" timestamptz(3) null, add "unpublish_at" timestamptz(3) null;`,
    );
    this.addSql(
      `create index content_publication_index on content ((least(publish_at, unpublish_at))) where least(publish_at, unpublish_at) is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "content_publication_index";`);
    this.addSql(`alter table "content" drop column "publish_at", drop column "unpublish_at";`);

    this.addSql(`drop index "social_feed_item_publication_index";`);
    this.addSql(`alter table "social_feed_item" drop column "publish_at", drop column "unpublish_at";`);

    this.addSql(`drop index "team_member_publication_index";`);
    this.addSql(`alter table "team_member" drop column "publish_at", drop column "unpublish_at";`);

    this.addSql(`drop index "team_resource_publication_index";`);
    this.addSql(`alter table "team_resource" drop column "publish_at", drop column "unpublish_at";`);

    this.addSql(`drop index "testimonial_publication_index";`);
    this.addSql(`alter table "testimonial" drop column "publish_at", drop column "unpublish_at";`);
  }
}

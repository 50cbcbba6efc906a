import { Migration } from '@mikro-orm/migrations';

export class Migration20261128232829_share_link_list extends Migration {
  override name = 'Migration20261128232829_share_link_list';

  override up(): void | Promise<void> {
    this.addSql(`create index "share_link_created_at_id_index" on "share_link" ("created_at", "id");`);
    this.addSql(`create index "share_link_open_count_id_index" on "share_link" ("open_count", "id");`);
    this.addSql(`create index "share_link_visitor_count_id_index" on "share_link" ("visitor_count", "id");`);
    this.addSql(`create index "share_link_lead_count_id_index" on "share_link" ("lead_count", "id");`);
    this.addSql(
      `create index share_link_last_opened_index on share_link (last_opened_at desc nulls last, id desc);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "share_link_created_at_id_index";`);
    this.addSql(`drop index "share_link_open_count_id_index";`);
    this.addSql(`drop index "share_link_visitor_count_id_index";`);
    this.addSql(`drop index "share_link_lead_count_id_index";`);
    this.addSql(`drop index "share_link_last_opened_index";`);
  }
}

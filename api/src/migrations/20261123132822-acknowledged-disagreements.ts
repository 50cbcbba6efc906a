import { Migration } from '@mikro-orm/migrations';

export class Migration20261123132822_acknowledged_disagreements extends Migration {
  override name = 'Migration20261123132822_acknowledged_disagreements';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "zoom_meeting" add "acknowledged_at" timestamptz(3) null, add "acknowledged_by" text null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "zoom_meeting" drop column "acknowledged_at", drop column "acknowledged_by";`);
  }
}

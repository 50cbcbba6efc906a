import { Migration } from '@mikro-orm/migrations';

export class Migration20261126184325_meeting_leaders_and_pictures extends Migration {
  override name = 'Migration20261126184325_meeting_leaders_and_pictures';

  override up(): void | Promise<void> {
    this.addSql(`alter table "zoom_meeting" add "image" text null, add "leader_id" uuid null;`);
    this.addSql(
      `alter table "zoom_meeting" add constraint "zoom_meeting_leader_id_foreign" foreign key ("leader_id") references "team_member" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "zoom_meeting" drop constraint "zoom_meeting_leader_id_foreign";`);

    this.addSql(`alter table "zoom_meeting" drop column "image", drop column "leader_id";`);
  }
}

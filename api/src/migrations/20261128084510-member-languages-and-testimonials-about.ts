import { Migration } from '@mikro-orm/migrations';

export class Migration20261128084510_member_languages_and_testimonials_about extends Migration {
  override name = 'Migration20261128084510_member_languages_and_testimonials_about';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "team_member" add "languages" text[] not null default '{}', add "country" text null;`,
    );

    this.addSql(`alter table "testimonial" add "about_member_id" uuid null;`);
    this.addSql(
      `alter table "testimonial" add constraint "testimonial_about_member_id_foreign" foreign key ("about_member_id") references "team_member" ("id") on delete set null;`,
    );
    this.addSql(`create index "testimonial_about_member_id_index" on "testimonial" ("about_member_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "testimonial" drop constraint "testimonial_about_member_id_foreign";`);

    this.addSql(`alter table "team_member" drop column "languages", drop column "country";`);

    this.addSql(`drop index "testimonial_about_member_id_index";`);
    this.addSql(`alter table "testimonial" drop column "about_member_id";`);
  }
}

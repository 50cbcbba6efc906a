import { Migration } from '@mikro-orm/migrations';

export class Migration20261121223339_contact_search extends Migration {
  override name = 'Migration20261121223339_contact_search';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "testimonial" add "search_text" text generated always as (lower(name || chr(31) || text || chr(31) || coalesce(company, ''))) stored null;`,
    );

    this.addSql(
      `alter table "contact_message" add "search_text" text generated always as (lower(name || chr(31) || email || chr(31) || message)) stored null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "contact_message" drop column "search_text";`);

    this.addSql(`alter table "testimonial" drop column "search_text";`);
  }
}

import { Migration } from '@mikro-orm/migrations';

const AS_PEOPLE_SORT = 'text collate "und-x-icu"';

/** Tables with a generated `search_text` that uses the column; it must be dropped while the type of the column changes. */
const SEARCHED = [
  ['account', 'name', `lower(name || chr(31) || username || chr(31) || coalesce(email, ''))`],
  ['contact_message', 'name', `lower(name || chr(31) || email || chr(31) || message)`],
  ['content', 'title', `content_search_text(title, description, original_name, tags)`],
  ['testimonial', 'name', `lower(name || chr(31) || text || chr(31) || coalesce(company, ''))`],
] as const;

export class Migration20261121232040_sorted_as_people_sort extends Migration {
  override name = 'Migration20261121232040_sorted_as_people_sort';

  override up(): void {
    this.retype(AS_PEOPLE_SORT);
  }

  override down(): void {
    this.retype('text');
  }

  private retype(type: string): void {
    this.addSql(`alter table "team_resource" alter column "title" type ${type};`);
    for (const [table, column, searchText] of SEARCHED) {
      this.addSql(`alter table "${table}" drop column "search_text";`);
      this.addSql(`alter table "${table}" alter column "${column}" type ${type};`);
      this.addSql(
        `alter table "${table}" add "search_text" text generated always as (${searchText}) stored null;`,
      );
    }
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The texts of each table that are searched. */
const SEARCHED: Record<string, string[]> = {
  account: ['name', 'username', "coalesce(email, '')"],
  audit_entry: ["coalesce(item_name, '')", "coalesce(actor_name, '')", 'noun'],
  client_error: [
    ...['message', "coalesce(stack, '')", 'page', "coalesce(module, '')", "coalesce(release, '')", 'browser'],
  ],
  contact_message: ['name', 'email', 'message'],
  content: ['content_search_text(title, description, original_name, tags)'],
  meeting_registration: ['name'],
  redirect: ['"from"', '"to"'],
  site_page: ['title', 'slug'],
  social_feed_item: ['title', 'description'],
  team_member: ['name', 'title', "coalesce(title_en, '')", "coalesce(title_fr, '')"],
  team_resource: ['title', 'description'],
  testimonial: ['name', 'text', "coalesce(company, '')"],
  zoom_meeting: ['title', "coalesce(title_en, '')", "coalesce(title_fr, '')", 'description'],
};

export class Migration20261129111436_search_ignores_accents extends Migration {
  override name = 'Migration20261129111436_search_ignores_accents';

  override up(): void {
    this.setExpressions(
      (text) => `regexp_replace(normalize(lower(${text}), nfd), '[\\u0300-\\u036f]', '', 'g')`,
    );
  }

  override down(): void {
    this.setExpressions((text) => `lower(${text})`);
  }

  /** Unlike a new column, a new expression leaves the indexes in place. */
  private setExpressions(formOf: (text: string) => string): void {
    for (const [table, texts] of Object.entries(SEARCHED)) {
      const expression = formOf(texts.join(' || chr(31) || '));
      this.addSql(`alter table "${table}" alter column "search_text" set expression as (${expression});`);
    }
  }
}

import { Migration } from '@mikro-orm/migrations';

const TABLES = ['landing_content', 'landing_draft', 'landing_revision'];
const SECTIONS = `'hero', 'about', 'mission', 'commitment', 'values', 'experience', 'services', 'contact', 'navigation'`;

export class Migration20261128083600_announcement_section extends Migration {
  override name = 'Migration20261128083600_announcement_section';

  override up(): void | Promise<void> {
    for (const table of TABLES) this.checkSections(table, `${SECTIONS}, 'announcement'`);
  }

  override down(): void | Promise<void> {
    for (const table of TABLES) {
      this.addSql(`delete from "${table}" where "section" = 'announcement';`);
      this.checkSections(table, SECTIONS);
    }
  }

  private checkSections(table: string, sections: string): void {
    this.addSql(`alter table "${table}" drop constraint "${table}_section_check";`);
    this.addSql(
      `alter table "${table}" add constraint "${table}_section_check" check ("section" in (${sections}));`,
    );
  }
}

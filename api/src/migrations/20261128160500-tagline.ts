import { Migration } from '@mikro-orm/migrations';
import { each } from './fixed-pages/texts.ts';

const TAGLINE = each('tagline', {
  es: 'Piezas distintas, una sola luz.',
  en: 'Different pieces, a single light.',
  fr: 'Des pièces différentes, une seule lumière.',
});

/** Adds the motto at the foot of every page, which was code of mfe-public, to the section with the contact details of the team. */
export class Migration20261128160500_tagline extends Migration {
  override name = 'Migration20261128160500_tagline';

  override up(): void | Promise<void> {
    for (const table of ['landing_content', 'landing_draft']) {
      this.addSql(
        `update "${table}" set "metadata" = ("metadata" #>> '{}')::jsonb where "section" = 'contact'
          and jsonb_typeof("metadata") = 'string' and pg_input_is_valid("metadata" #>> '{}', 'jsonb');`,
      );
      this.addSql(
        `update "${table}" set "metadata" = '${JSON.stringify(TAGLINE)}'::jsonb || "metadata"
          where "section" = 'contact' and jsonb_typeof("metadata") = 'object';`,
      );
    }
  }

  override down(): void | Promise<void> {
    for (const table of ['landing_content', 'landing_draft'])
      this.addSql(
        `update "${table}" set "metadata" = "metadata" - '{tagline,taglineEn,taglineFr}'::text[]
          where "section" = 'contact' and jsonb_typeof("metadata") = 'object';`,
      );
  }
}

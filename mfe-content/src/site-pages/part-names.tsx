import type { BuiltBlockType } from '@vitral/sdk/contracts/blocks';
import { isLanguage } from '@vitral/sdk/contracts/languages';
import type { SitePageContent } from '@vitral/sdk/contracts/site-pages';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box } from '@vitral/sdk/ui';
import { blockIn, ORDER, type PagePart, SETTINGS } from './page-parts.ts';
import { firstWords } from './page-texts.ts';
import { useBilingual } from './use-bilingual.ts';

interface PartNamesProps {
  parts: readonly PagePart[];
  /** Contents in which blocks are looked up, in this order. */
  contents: readonly SitePageContent[];
  types: readonly BuiltBlockType[];
}

/** Lists parts of a page by name. */
export function PartNames({ parts, contents, types }: PartNamesProps) {
  const nameOf = usePartName(types);
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
      {parts.map((part) => (
        <li key={part}>{nameOf(part, contents)}</li>
      ))}
    </Box>
  );
}

/** Returns a function that names a part: a block by its type and first words. */
export function usePartName(types: readonly BuiltBlockType[]) {
  const { t, i18n } = useTranslation('mfe-content');
  const text = useBilingual();
  const language = isLanguage(i18n.language) ? i18n.language : 'es';
  return (part: PagePart, contents: readonly SitePageContent[]): string => {
    if (part === SETTINGS || part === ORDER) return t(`site-pages.parts.${part}`);
    const block = contents.map((content) => blockIn(content, part)).find(Boolean);
    if (!block) return part;
    const type = types.find((candidate) => candidate.type === block.type);
    const words = firstWords(block, types, language).slice(0, 60);
    return [type ? text(type.title) : block.type, words].filter(Boolean).join(': ');
  };
}

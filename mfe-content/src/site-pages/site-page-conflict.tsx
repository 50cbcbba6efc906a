import type { BuiltBlockType } from '@vitral/sdk/contracts/blocks';
import { fieldIn, LANGUAGES } from '@vitral/sdk/contracts/languages';
import type { SitePageContent } from '@vitral/sdk/contracts/site-pages';
import { useTranslation } from '@vitral/sdk/i18n';
import { Typography } from '@vitral/sdk/ui';
import { ConflictView } from '../shared/conflict-view.tsx';
import { blockIn, differingParts, ORDER, type PagePart, SETTINGS, withPartsFrom } from './page-parts.ts';
import { linesOf } from './page-texts.ts';
import { usePartName } from './part-names.tsx';
import type { SitePageConflict } from './use-site-page-editor.ts';

interface SitePageConflictViewProps {
  conflict: SitePageConflict;
  mine: SitePageContent;
  types: readonly BuiltBlockType[];
  onResolve: (merged: SitePageContent) => void;
}

/** Resolves a conflict on a page: shows each part that differs with a choice between the two sides. */
export function SitePageConflictView({ conflict, mine, types, onResolve }: SitePageConflictViewProps) {
  const nameOf = usePartName(types);
  const { original, theirs, now } = conflict;
  const isMine = new Set(differingParts(original, mine));
  const isTheirs = new Set(differingParts(original, theirs));
  const parts = differingParts(mine, theirs).map((part) => ({
    name: part,
    label: nameOf(part, [mine, theirs]),
    changedBy: { mine: isMine.has(part), theirs: isTheirs.has(part) },
    values: {
      mine: <Lines lines={linesIn(mine, part, types)} />,
      theirs: <Lines lines={linesIn(theirs, part, types)} />,
    },
  }));
  return (
    <ConflictView
      noun="site-pages"
      changedBy={now.editedBy}
      changedAt={now.editedAt}
      parts={parts}
      onResolve={(taken) => onResolve(withPartsFrom(mine, theirs, taken))}
    />
  );
}

/** Shows the lines of a part; null if it was deleted. */
function Lines({ lines }: { lines: string[] | null }) {
  const { t } = useTranslation('mfe-content');
  return (lines ?? [t('site-pages.conflict.deleted')]).map((line) => (
    <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {line}
    </Typography>
  ));
}

/** Returns a part of a content as lines for a comparison; null if the content lacks the part. */
function linesIn(
  content: SitePageContent,
  part: PagePart,
  types: readonly BuiltBlockType[],
): string[] | null {
  const stored: Record<string, unknown> = { ...content };
  if (part === SETTINGS)
    return (['title', 'slug', 'description', 'socialPicture'] as const).flatMap((name) =>
      LANGUAGES.map((language) => String(stored[fieldIn(name, language)] ?? '')).filter(Boolean),
    );
  if (part === ORDER) return content.blocks.map(({ type }, index) => `${index + 1}. ${type}`);
  const block = blockIn(content, part);
  return block ? linesOf(block, types) : null;
}

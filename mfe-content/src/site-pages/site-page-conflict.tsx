import type { BuiltBlockType } from '@vitral/contracts/blocks';
import { fieldIn, LANGUAGES } from '@vitral/contracts/languages';
import type { SitePageContent } from '@vitral/contracts/site-pages';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box, Button, Card, Stack, Typography } from '@vitral/ui';
import {
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  type Side,
  useConflictChoices,
} from '@vitral/ui/forms';
import { useEffect, useId, useRef } from 'react';
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
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const nameOf = usePartName(types);
  const { original, theirs, now } = conflict;
  const differing = differingParts(mine, theirs);
  const isMine = new Set(differingParts(original, mine));
  const isTheirs = new Set(differingParts(original, theirs));
  const choices = useConflictChoices(
    differing.map((part) => ({
      name: part,
      side: isMine.has(part) === isTheirs.has(part) ? null : isMine.has(part) ? 'mine' : 'theirs',
    })),
  );
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const cards = useRef(new Map<PagePart, HTMLElement | null>());
  const resolve = () => {
    const first = choices.resolve((taken) => onResolve(withPartsFrom(mine, theirs, taken)));
    if (first) cards.current.get(first)?.querySelector('input')?.focus();
  };
  const who = now.editedBy ?? t('site-pages.somebody');
  return (
    <Stack spacing={3}>
      <Alert severity="warning" tabIndex={-1} ref={alert}>
        <AlertTitle sx={{ fontWeight: 700 }}>{t('site-pages.conflict.title', { who })}</AlertTitle>
        {t(differing.length > 0 ? 'site-pages.conflict.text' : 'conflict.identical')}
      </Alert>
      {differing.map((part) => (
        <PartChoice
          key={part}
          name={nameOf(part, [mine, theirs])}
          side={choices.sideOf(part)}
          isMissing={choices.isMissing(part)}
          ref={(card) => void cards.current.set(part, card)}
          lines={{ mine: linesIn(mine, part, types), theirs: linesIn(theirs, part, types) }}
          labels={{
            mine: t('conflict.mine'),
            theirs: `${t('conflict.theirs')} · ${who} · ${dateTime(now.editedAt)}`,
          }}
          onChange={(side) => choices.choose(part, side)}
        />
      ))}
      <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 220px' }}>
          {t('landing-content.conflict.afterwards')}
        </Typography>
        <Button variant="contained" onClick={resolve}>
          {t('landing-content.conflict.save')}
        </Button>
      </Card>
    </Stack>
  );
}

/** Returns a part of a content as lines for a comparison; null if the content lacks it. */
function linesIn(
  content: SitePageContent,
  part: PagePart,
  types: readonly BuiltBlockType[],
): string[] | null {
  const stored: Record<string, unknown> = { ...content };
  if (part === SETTINGS)
    return (['title', 'slug', 'description'] as const).flatMap((name) =>
      LANGUAGES.map((language) => String(stored[fieldIn(name, language)] ?? '')).filter(Boolean),
    );
  if (part === ORDER) return content.blocks.map(({ type }, index) => `${index + 1}. ${type}`);
  const block = blockIn(content, part);
  return block ? linesOf(block, types) : null;
}

interface PartChoiceProps {
  name: string;
  /** Null while both sides changed the part and neither is chosen. */
  side: Side | null;
  isMissing: boolean;
  ref: (card: HTMLElement | null) => void;
  lines: Record<Side, string[] | null>;
  labels: Record<Side, string>;
  onChange: (side: Side) => void;
}

function PartChoice({ name, side, isMissing, ref, lines, labels, onChange }: PartChoiceProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  return (
    <Card ref={ref} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {name}
      </Typography>
      {side === null && (
        <FormHelperText error={isMissing} id={`${id}-by`} sx={{ mx: 0, mb: 1 }}>
          {t(isMissing ? 'conflict.choose' : 'conflict.changedBy.both')}
        </FormHelperText>
      )}
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={side === null ? `${id}-by` : undefined}
        value={side}
        onChange={(_, value) => onChange(value as Side)}
        sx={SIDES}
      >
        {(['mine', 'theirs'] as const).map((one) => (
          <Box key={one} sx={{ ...PANE, borderColor: side === one ? 'primary.main' : 'divider' }}>
            <FormControlLabel
              value={one}
              control={<Radio size="small" />}
              label={labels[one]}
              slotProps={{ typography: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
            />
            {(lines[one] ?? [t('site-pages.conflict.deleted')]).map((line) => (
              <Typography
                key={line}
                variant="body2"
                sx={{ pl: 3.75, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
              >
                {line}
              </Typography>
            ))}
          </Box>
        ))}
      </RadioGroup>
    </Card>
  );
}

const SIDES = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
} as const;
const PANE = { border: 2, borderRadius: 1, px: 1.5, py: 1 } as const;

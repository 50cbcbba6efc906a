import type { LandingSection } from '@vitral/contracts/landing-content';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box, Button, Card, Stack, Typography } from '@vitral/ui';
import {
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  useConflictChoices,
  type Side,
} from '@vitral/ui/forms';
import { useEffect, useId, useRef, type Ref } from 'react';
import { DifferenceValue } from './difference-list.tsx';
import { differences, withTextsFrom, type Difference } from './landing-differences.ts';
import type { LandingForm } from './landing-form.ts';
import type { LandingConflict } from './use-landing-conflict.ts';
import { useTextLabel } from './use-text-label.ts';

interface LandingConflictViewProps {
  section: LandingSection;
  conflict: LandingConflict;
  mine: LandingForm;
  onResolve: (merged: LandingForm) => void;
}

/** Resolves a conflict on a section: shows each text that differs with a choice between the two sides. */
export function LandingConflictView({ section, conflict, mine, onResolve }: LandingConflictViewProps) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const { original, theirs } = conflict;
  const differing = differences(section, mine, theirs);
  const isMine = isAffectedBy(differences(section, original, mine));
  const isTheirs = isAffectedBy(differences(section, original, theirs));
  const choices = useConflictChoices(
    differing.map(({ path }) => ({
      name: path,
      side: isMine(path) === isTheirs(path) ? null : isMine(path) ? 'mine' : 'theirs',
    })),
  );
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);

  const cards = useRef(new Map<string, HTMLElement | null>());
  const resolve = () => {
    const first = choices.resolve((taken) => onResolve(withTextsFrom(mine, theirs, taken)));
    if (first) cards.current.get(first)?.querySelector('input')?.focus();
  };
  const changedBy = conflict.changedBy ?? t('landing-content.somebody');
  const changedAt = conflict.changedAt && dateTime(conflict.changedAt);
  const theirLabel = [t('conflict.theirs'), changedBy, changedAt].filter(Boolean).join(' · ');

  return (
    <Stack spacing={3} sx={{ containerType: 'inline-size' }}>
      <Alert severity="warning" tabIndex={-1} ref={alert}>
        <AlertTitle sx={{ fontWeight: 700 }}>
          {t('landing-content.conflict.title', { who: changedBy })}
        </AlertTitle>
        {t(differing.length > 0 ? 'landing-content.conflict.text' : 'conflict.identical')}
      </Alert>
      {differing.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => choices.chooseAll('mine')}>
            {t('landing-content.conflict.allMine')}
          </Button>
          <Button variant="outlined" onClick={() => choices.chooseAll('theirs')}>
            {t('landing-content.conflict.allTheirs')}
          </Button>
        </Box>
      )}
      {differing.map((difference) => (
        <TextChoice
          key={difference.path}
          difference={difference}
          side={choices.sideOf(difference.path)}
          isMissing={choices.isMissing(difference.path)}
          ref={(card) => void cards.current.set(difference.path, card)}
          names={{ mine: t('conflict.mine'), theirs: theirLabel }}
          onChange={(side) => choices.choose(difference.path, side)}
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

/** Returns whether a path is affected by one of the changes: the text itself, its list, or a text inside that list. */
function isAffectedBy(changes: readonly Difference[]) {
  return (path: string) =>
    changes.some(
      (change) => `${change.path}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${change.path}.`),
    );
}

interface TextChoiceProps {
  difference: Difference;
  /** Null while both sides changed the text and neither is chosen. */
  side: Side | null;
  isMissing: boolean;
  ref: Ref<HTMLDivElement>;
  names: Record<Side, string>;
  onChange: (side: Side) => void;
}

/** A text that differs, with my version beside theirs. */
function TextChoice({ difference, side, isMissing, ref, names, onChange }: TextChoiceProps) {
  const { t } = useTranslation();
  const { full } = useTextLabel();
  const id = useId();
  const { language, one, other } = difference;
  const values = { mine: one, theirs: other };
  return (
    <Card ref={ref} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        {full(difference, language)}
      </Typography>
      {side === null && (
        <FormHelperText error={isMissing} id={`${id}-by`} sx={{ mx: 0, mb: 1 }}>
          {t(isMissing ? 'conflict.choose' : 'conflict.changedBy.both')}
        </FormHelperText>
      )}
      <RadioGroup
        aria-describedby={side === null ? `${id}-by` : undefined}
        aria-labelledby={id}
        value={side}
        onChange={(_, value) => onChange(value as Side)}
        sx={SIDES}
      >
        {(['mine', 'theirs'] as const).map((name) => (
          <Box key={name} sx={{ ...PANE, borderColor: side === name ? 'primary.main' : 'divider' }}>
            <FormControlLabel
              value={name}
              control={<Radio size="small" slotProps={{ input: { 'aria-describedby': `${id}-${name}` } }} />}
              label={names[name]}
              slotProps={{ typography: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
            />
            <Box id={`${id}-${name}`} sx={{ pl: 3.75 }}>
              <DifferenceValue value={values[name]} language={language} />
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </Card>
  );
}

const SIDES = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const PANE = { border: 2, borderRadius: 1, px: 1.5, py: 1 } as const;

import type { LandingSection } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box, Button, Card, Stack, Typography } from '@vitral/ui';
import { useConflictChoices } from '@vitral/ui/forms';
import { useEffect, useRef } from 'react';
import { ConflictChoice } from './conflict-choice.tsx';
import { differences, withTextsFrom, type Difference } from './landing-differences.ts';
import type { LandingForm } from './landing-form.ts';
import type { LandingConflict } from './use-landing-conflict.ts';

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
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

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
      <Alert severity="warning" tabIndex={-1} ref={notice}>
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
        <ConflictChoice
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

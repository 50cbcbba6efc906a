import type { LandingSection } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box, Button, Card, Stack, Typography } from '@vitral/ui';
import { useEffect, useRef, useState } from 'react';
import { ConflictChoice, type Side } from './conflict-choice.tsx';
import { differences, taking } from './landing-differences.ts';
import type { LandingForm } from './landing-form.ts';
import type { LandingConflict } from './use-landing-conflict.ts';

interface LandingConflictViewProps {
  section: LandingSection;
  conflict: LandingConflict;
  mine: LandingForm;
  onResolve: (merged: LandingForm) => void;
}

/** Both sides of a section that two people edited, text by text, with a choice for each. */
export function LandingConflictView({ section, conflict, mine, onResolve }: LandingConflictViewProps) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const { begun, theirs } = conflict;
  const differing = differences(section, mine, theirs);
  // Where only the other person wrote something, theirs is the better start.
  const untouched = new Set(differing.map(({ path }) => path));
  for (const { path } of differences(section, begun, mine)) untouched.delete(path);

  const [choices, setChoices] = useState<Partial<Record<string, Side>>>({});
  const sideOf = (path: string): Side => choices[path] ?? (untouched.has(path) ? 'theirs' : 'mine');
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(differing.map(({ path }) => [path, side])));
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  const resolve = () => {
    const taken = differing.map(({ path }) => path).filter((path) => sideOf(path) === 'theirs');
    onResolve(taking(mine, theirs, taken));
  };
  const who = conflict.who ?? t('landing-content.somebody');
  const when = conflict.when && dateTime(conflict.when);
  const theirName = [t('conflict.theirs'), who, when].filter(Boolean).join(' · ');

  return (
    <Stack spacing={3} sx={{ containerType: 'inline-size' }}>
      <Alert severity="warning" tabIndex={-1} ref={notice}>
        <AlertTitle sx={{ fontWeight: 700 }}>{t('landing-content.conflict.title', { who })}</AlertTitle>
        {t(differing.length > 0 ? 'landing-content.conflict.text' : 'conflict.identical')}
      </Alert>
      {differing.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => chooseAll('mine')}>
            {t('landing-content.conflict.allMine')}
          </Button>
          <Button variant="outlined" onClick={() => chooseAll('theirs')}>
            {t('landing-content.conflict.allTheirs')}
          </Button>
        </Box>
      )}
      {differing.map((difference) => (
        <ConflictChoice
          key={difference.path}
          difference={difference}
          side={sideOf(difference.path)}
          names={{ mine: t('conflict.mine'), theirs: theirName }}
          onChange={(side) => setChoices((known) => ({ ...known, [difference.path]: side }))}
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

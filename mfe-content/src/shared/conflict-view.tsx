import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box, Button, Card, Stack, Typography } from '@vitral/sdk/ui';
import {
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  useConflictChoices,
  type Side,
} from '@vitral/sdk/ui/forms';
import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';

/** A part of an item that differs between both sides. */
export interface ConflictPart {
  name: string;
  label: string;
  /** True for a side that changed the part. */
  changedBy: Record<Side, boolean>;
  /** Content of the part on each side. */
  values: Record<Side, ReactNode>;
}

interface ConflictViewProps {
  /** Prefix of the texts `conflict.title`, `conflict.text` and `somebody`. */
  noun: 'landing-content' | 'site-pages';
  /** The author and time of the other change; null if unknown. */
  changedBy: string | null;
  changedAt: string | null;
  parts: readonly ConflictPart[];
  /** Offers buttons that choose one side for all parts. */
  offersAll?: boolean;
  /** Receives the names of the parts to take from the other side. */
  onResolve: (theirs: string[]) => void;
}

/** Resolves a conflict on an item: shows each part that differs with a choice between the two sides. */
export function ConflictView(props: ConflictViewProps) {
  const { noun, changedBy, changedAt, parts, offersAll = false, onResolve } = props;
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const choices = useConflictChoices(parts.map(({ name, changedBy: by }) => ({ name, side: onlySide(by) })));
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const cards = useRef(new Map<string, HTMLElement | null>());
  const resolve = () => {
    const first = choices.resolve(onResolve);
    if (first) cards.current.get(first)?.querySelector('input')?.focus();
  };
  const who = changedBy ?? t(`${noun}.somebody`);
  const theirs = [t('conflict.theirs'), who, changedAt && dateTime(changedAt)].filter(Boolean).join(' · ');
  return (
    <Stack spacing={3}>
      <Alert severity="warning" tabIndex={-1} ref={alert}>
        <AlertTitle sx={{ fontWeight: 700 }}>{t(`${noun}.conflict.title`, { who })}</AlertTitle>
        {t(parts.length > 0 ? `${noun}.conflict.text` : 'conflict.identical')}
      </Alert>
      {offersAll && parts.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => choices.chooseAll('mine')}>
            {t('conflict.allMine')}
          </Button>
          <Button variant="outlined" onClick={() => choices.chooseAll('theirs')}>
            {t('conflict.allTheirs')}
          </Button>
        </Box>
      )}
      {parts.map((part) => (
        <PartChoice
          key={part.name}
          part={part}
          sides={{ mine: t('conflict.mine'), theirs }}
          side={choices.sideOf(part.name)}
          isMissing={choices.isMissing(part.name)}
          ref={(card) => void cards.current.set(part.name, card)}
          onChange={(side) => choices.choose(part.name, side)}
        />
      ))}
      <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 220px' }}>
          {t('conflict.afterwards')}
        </Typography>
        <Button variant="contained" onClick={resolve}>
          {t('conflict.save')}
        </Button>
      </Card>
    </Stack>
  );
}

/** Returns the only side that changed a part; null if both did. */
function onlySide({ mine, theirs }: Record<Side, boolean>): Side | null {
  if (mine === theirs) return null;
  return mine ? 'mine' : 'theirs';
}

interface PartChoiceProps {
  part: ConflictPart;
  /** Names of the sides. */
  sides: Record<Side, string>;
  /** Null while both sides changed the part and neither is chosen. */
  side: Side | null;
  isMissing: boolean;
  ref: Ref<HTMLDivElement>;
  onChange: (side: Side) => void;
}

/** A part that differs, with my version beside theirs. */
function PartChoice({ part, sides, side, isMissing, ref, onChange }: PartChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card ref={ref} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        {part.label}
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
              control={<Radio size="small" slotProps={{ input: { 'aria-describedby': `${id}-${one}` } }} />}
              label={sides[one]}
              slotProps={{ typography: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
            />
            <Box id={`${id}-${one}`} sx={{ pl: 3.75 }}>
              {part.values[one]}
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
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
} as const;
const PANE = { border: 2, borderRadius: 1, px: 1.5, py: 1 } as const;

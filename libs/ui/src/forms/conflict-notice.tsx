import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@vitral/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';

type Side = 'mine' | 'theirs';

export interface ConflictField<Values> {
  name: keyof Values & string;
  label: string;
  /** How a value is shown; its text unless given. */
  show?: (value: Values[keyof Values]) => string;
}

export interface ConflictNoticeProps<Values> {
  fields: readonly ConflictField<Values>[];
  mine: Values;
  theirs: Values;
  /** The values as chosen, field by field. */
  onResolve: (merged: Values) => void;
}

const asText = (value: unknown) => (value === null || value === '' ? '—' : String(value));

/** After a 409: what differs from what somebody else saved, with a choice for each field. */
export function ConflictNotice<Values extends object>({
  fields,
  mine,
  theirs,
  onResolve,
}: ConflictNoticeProps<Values>) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Partial<Record<string, Side>>>({});
  const differing = fields.filter(({ name }) => (mine[name] ?? '') !== (theirs[name] ?? ''));

  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  const resolve = () => {
    const taken = differing.filter(({ name }) => choices[name] === 'theirs');
    onResolve({ ...mine, ...Object.fromEntries(taken.map(({ name }) => [name, theirs[name]])) });
  };
  return (
    <Alert
      severity="warning"
      tabIndex={-1}
      ref={notice}
      sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      <AlertTitle sx={{ fontWeight: 700 }}>{t('conflict.title')}</AlertTitle>
      <Typography variant="body2">
        {t(differing.length > 0 ? 'conflict.explanation' : 'conflict.identical')}
      </Typography>
      <Stack spacing={2} sx={{ my: 2 }}>
        {differing.map(({ name, label, show = asText }) => (
          <ConflictChoice
            key={name}
            label={label}
            side={choices[name] ?? 'mine'}
            mine={show(mine[name])}
            theirs={show(theirs[name])}
            onChange={(side) => setChoices((known) => ({ ...known, [name]: side }))}
          />
        ))}
      </Stack>
      <Button variant="outlined" color="inherit" onClick={resolve}>
        {t('conflict.resolve')}
      </Button>
    </Alert>
  );
}

interface ConflictChoiceProps {
  label: string;
  side: Side;
  mine: string;
  theirs: string;
  onChange: (side: Side) => void;
}

function ConflictChoice({ label, side, mine, theirs, onChange }: ConflictChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const option = (value: Side, text: string) => (
    <FormControlLabel
      value={value}
      control={<Radio size="small" />}
      label={`${t(`conflict.${value}`)}: ${text}`}
      slotProps={{ typography: { sx: { overflowWrap: 'anywhere' } } }}
    />
  );
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={side} onChange={(_, value) => onChange(value as Side)}>
        {option('mine', mine)}
        {option('theirs', theirs)}
      </RadioGroup>
    </FormControl>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { ConflictChoice, useConflictChoices } from './conflict-choice.tsx';
import { differingFields } from './three-way.ts';

/** Another person's change to an item that is being edited. */
export interface Conflict<Values> {
  /** The values from which both edits started. */
  base: Values;
  theirs: Values;
  /** The author and time of the change; null when unknown. */
  changedBy: string | null;
  changedAt: string | null;
  /** Receives the chosen values. */
  resolve: (merged: Values) => void;
}

/** The author and time of a change from the parameters of a 409. */
export type ConflictTitleProps = Pick<Conflict<unknown>, 'changedBy' | 'changedAt'>;

export interface ConflictField<Values> {
  name: keyof Values & string;
  label: string;
  /** Returns the text for a value; by default the value itself. */
  show?: (value: Values[keyof Values]) => string;
}

export interface ConflictAlertProps<Values> {
  fields: readonly ConflictField<Values>[];
  mine: Values;
  conflict: Conflict<Values>;
}

/** Returns the text for a value that needs no special text. */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ') || '—';
  return value === null || value === undefined || value === '' ? '—' : String(value);
}

/**
 * Shows after a 409 who changed the item and each field that differs. If only one side changed a field, that side is
 * preselected; if both did, the user has to choose.
 */
export function ConflictAlert<Values extends object>({ fields, mine, conflict }: ConflictAlertProps<Values>) {
  const { t } = useTranslation();
  const { theirs } = conflict;
  const names = fields.map(({ name }) => name);
  const differing = differingFields(names, { ...conflict, mine });
  const choices = useConflictChoices(differing);
  const radios = useRef(new Map<string, HTMLInputElement | null>());
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);

  const resolve = () => {
    const first = choices.resolve((taken) =>
      conflict.resolve({ ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }),
    );
    if (first) radios.current.get(first)?.focus();
  };
  return (
    <Alert severity="warning" tabIndex={-1} ref={alert} sx={WIDE}>
      <AlertTitle sx={{ fontWeight: 700 }}>
        <ConflictTitle {...conflict} />
      </AlertTitle>
      <Typography variant="body2">
        {t(differing.length > 0 ? 'conflict.explanation' : 'conflict.identical')}
      </Typography>
      <Stack spacing={2} sx={{ my: 2 }}>
        {differing.map(({ name, side }) => {
          const { label = name, show = asText } = fields.find((field) => field.name === name) ?? {};
          return (
            <ConflictChoice
              key={name}
              label={label}
              changedBy={side}
              side={choices.sideOf(name)}
              mine={show(mine[name])}
              theirs={show(theirs[name])}
              isMissing={choices.isMissing(name)}
              ref={(radio) => void radios.current.set(name, radio)}
              onChange={(chosen) => choices.choose(name, chosen)}
            />
          );
        })}
      </Stack>
      <Button variant="outlined" color="inherit" onClick={resolve}>
        {t('conflict.resolve')}
      </Button>
    </Alert>
  );
}

const WIDE = { '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } };

/** "Ana changed this on 23 November at 12:40, while you were editing it" */
export function ConflictTitle({ changedBy, changedAt }: ConflictTitleProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const when = changedAt && dateTime(changedAt);
  if (!when) return t('conflict.title');
  return t(changedBy ? 'conflict.titleWho' : 'conflict.titleWhen', { who: changedBy, when });
}

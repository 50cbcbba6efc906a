import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';
import type { UnsavedInputNoun } from '@vitral/contracts/unsaved-inputs';
import { useTranslation } from '@vitral/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../controls/button.tsx';
import { DiscardQuestion } from '../leave-question.tsx';
import { useTimeSince } from '../use-time-since.ts';
import { InputCopy } from './input-copy.ts';
import { fromText, withStored, type FormInput } from './input-text.ts';
import type { StorableForm } from './storable-form.ts';
import { useAutosave } from './use-autosave.ts';

export interface StoredInputProps<Values extends FieldValues> {
  noun: UnsavedInputNoun;
  editing: StorableForm<Values>;
}

/** Stores the unsaved input of a form, and offers input that was stored before the form opened. */
export function StoredInput<Values extends FieldValues>({ noun, editing }: StoredInputProps<Values>) {
  const itemId = editing.item?.id;
  const queryClient = useQueryClient();
  const [copy] = useState(
    () => new InputCopy(noun, itemId, queryClient.getQueryData(currentUserQuery.queryKey)?.id),
  );
  const { data: stored } = useQuery({
    queryKey: ['unsaved-inputs', noun, itemId],
    queryFn: () => copy.read(),
    // Read only once: later the server has the input that this form stored.
    staleTime: Infinity,
    gcTime: 0,
  });
  const [isAnswered, setIsAnswered] = useState(false);
  const input = stored && fromText(stored.input);
  const [isReplaced, setIsReplaced] = useState(false);
  const isOffered = input !== null && input !== undefined && !isAnswered && !isReplaced;
  const isWaiting = stored === undefined || isOffered;
  useAutosave({ editing, copy, isWaiting });
  const { ends, onStored } = editing;
  useEffect(() => onStored?.(!isWaiting), [onStored, isWaiting]);
  useEffect(() => {
    // Saving other input deletes the stored input.
    const onSaved = () => setIsReplaced(true);
    ends.addEventListener('saved', onSaved);
    return () => ends.removeEventListener('saved', onSaved);
  }, [ends]);

  const onAnswered = useEffectEvent(() => {
    const [first] = editing.fields;
    if (editing.returnFocus) editing.returnFocus();
    else if (first !== undefined) editing.form.setFocus(first);
  });
  useEffect(() => {
    // The button that had the focus has disappeared.
    if (isAnswered) onAnswered();
  }, [isAnswered]);

  if (!stored || !isOffered) return null;
  return (
    <Offer
      storedAt={stored.updatedAt}
      onRestore={() => {
        setIsAnswered(true);
        restore(editing, input, stored.baseVersion);
      }}
      onDiscard={() => {
        setIsAnswered(true);
        copy.remove();
      }}
    />
  );
}

/** Puts input into the form; a change of the item since it was typed becomes a conflict. */
function restore<Values extends FieldValues>(
  { form, item, valuesWith, take, conflictWith }: StorableForm<Values>,
  input: FormInput,
  baseVersion: number | null,
): void {
  take(withStored(form.getValues(), input.values));
  if (item && input.base && item.version !== baseVersion)
    conflictWith(withStored(valuesWith({}), input.base));
}

interface OfferProps {
  storedAt: string;
  onRestore: () => void;
  onDiscard: () => void;
}

function Offer({ storedAt, onRestore, onDiscard }: OfferProps) {
  const { t } = useTranslation('unsaved');
  const when = useTimeSince(storedAt);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Alert severity="info" role="status" sx={{ mx: 3, mb: 1.5 }}>
      {t('unsaved.offer', { when })}
      <Typography variant="body2">{t('unsaved.hint')}</Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onRestore}>
          {t('unsaved.restore')}
        </Button>
        <Button size="small" color="inherit" onClick={() => setIsAsking(true)}>
          {t('unsaved.discard')}
        </Button>
      </Stack>
      <DiscardQuestion open={isAsking} onConfirm={onDiscard} onCancel={() => setIsAsking(false)} />
    </Alert>
  );
}

import { LIMITS } from '@vitral/sdk/contracts/limits';
import { isPhoneNumber } from '@vitral/sdk/contracts/notifications';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, IconButton, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { FormHelperText, TextField } from '@vitral/sdk/ui/forms';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { SettingsForm } from './use-settings-form.ts';

interface PhoneNumbersFieldProps extends Pick<SettingsForm, 'control'> {
  disabled: boolean;
}

/** Phone numbers for text messages. Enter, the button or leaving the field adds the typed number. */
export function PhoneNumbersField({ control, disabled }: PhoneNumbersFieldProps) {
  const { t } = useTranslation('mfe-settings');
  const { field, fieldState } = useController({ control, name: 'notifications.sms.numbers' });
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const numbers = field.value;

  const add = () => {
    const number = normalizeNumber(draft);
    if (number === '') return;
    const found = numberProblem(number, numbers);
    setProblem(found);
    if (found) return;
    field.onChange([...numbers, number]);
    setDraft('');
  };
  const remove = (number: string) => {
    field.onChange(numbers.filter((each) => each !== number));
    input.current?.focus();
  };
  const message = problem ? t(problem, { limit: LIMITS.phoneNumbers }) : fieldState.error?.message;
  return (
    <Stack role="group" aria-labelledby={id} spacing={1.5}>
      <Typography id={id} sx={{ fontWeight: 600 }} color={disabled ? 'textSecondary' : undefined}>
        {t('settings.fields.notifications.sms.numbers')}
      </Typography>
      {numbers.length === 0 ? (
        <FormHelperText sx={{ mx: 0 }}>{t('settings.noNumbers')}</FormHelperText>
      ) : (
        <PhoneNumberList labelledBy={id} numbers={numbers} disabled={disabled} onRemove={remove} />
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'flex-start' } }}>
        <TextField
          label={t('settings.newNumber')}
          type="tel"
          autoComplete="off"
          value={draft}
          disabled={disabled}
          error={message !== undefined}
          helperText={message ?? t('settings.numberHint')}
          inputRef={(element: HTMLInputElement | null) => {
            input.current = element;
            field.ref(element);
          }}
          onChange={(event) => {
            setDraft(event.target.value);
            setProblem(null);
          }}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
          slotProps={{ htmlInput: { maxLength: LIMITS.phone } }}
        />
        <Button variant="outlined" disabled={disabled} onClick={add} sx={{ flexShrink: 0 }}>
          {t('settings.addNumber')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Removes the characters that people use to group digits: `+52 (55) 1234-5678`. */
const normalizeNumber = (typed: string) => typed.replaceAll(/[\s().-]/g, '');

/** Returns the translation key of the reason why a number cannot be added to the others; null when it can. */
function numberProblem(number: string, others: readonly string[]): string | null {
  if (!isPhoneNumber(number)) return 'settings.numberInvalid';
  if (others.includes(number)) return 'settings.numberTwice';
  return others.length >= LIMITS.phoneNumbers ? 'settings.numbersFull' : null;
}

interface PhoneNumberListProps {
  labelledBy: string;
  numbers: readonly string[];
  disabled: boolean;
  onRemove: (number: string) => void;
}

function PhoneNumberList({ labelledBy, numbers, disabled, onRemove }: PhoneNumberListProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Stack component="ul" aria-labelledby={labelledBy} direction="row" useFlexGap spacing={1} sx={LIST}>
      {numbers.map((number) => (
        <Stack key={number} component="li" direction="row" sx={PILL}>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {number}
          </Typography>
          <IconButton
            size="small"
            aria-label={t('settings.removeNumber', { number })}
            disabled={disabled}
            onClick={() => onRemove(number)}
            sx={{ minWidth: 28, minHeight: 28, p: 0.25 }}
          >
            <Icon name="close" sx={{ fontSize: 16 }} />
          </IconButton>
        </Stack>
      ))}
    </Stack>
  );
}

const LIST = { m: 0, p: 0, flexWrap: 'wrap', listStyle: 'none' } as const;
const PILL = {
  alignItems: 'center',
  gap: 0.5,
  pl: 1.5,
  pr: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 5,
} as const;

import type { ContentItem } from '@vitral/contracts/content';
import { LANGUAGES, type Language } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { SHARE_LINK_YEARS, type ShareLink } from '@vitral/contracts/share-links';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, notify, Typography } from '@vitral/ui';
import {
  Form,
  FormSelect,
  FormSwitch,
  FormTextField,
  TextField,
  useFieldErrors,
  usePasswordToggle,
} from '@vitral/ui/forms';
import { useId } from 'react';
import { useController, useForm, useWatch, type Control } from 'react-hook-form';
import { dayOf, expiresAt, EXPIRIES, isValidExpiryDay, latestDay, type Expiry } from './expiry.ts';
import { useCreateShareLink } from './share-links.queries.ts';

interface ShareLinkValues {
  /** Empty for a link for anybody. */
  recipient: string;
  language: Language | null;
  expiry: Expiry;
  /** YYYY-MM-DD; used if `expiry` is 'date'. */
  expiresAt: string;
  /** Empty for a link without a password. */
  password: string;
  hasForm: boolean;
}

interface ShareLinkFormProps {
  item: ContentItem;
  onCreated: (link: ShareLink) => void;
}

export function ShareLinkForm({ item, onCreated }: ShareLinkFormProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const { control, handleSubmit, setError } = useForm<ShareLinkValues>({
    defaultValues: {
      recipient: '',
      language: null,
      expiry: '7',
      expiresAt: dayOf(new Date()),
      password: '',
      hasForm: true,
    },
  });
  const { mutate, isPending } = useCreateShareLink(item.id);
  const showAtFields = useFieldErrors(setError, ['recipient', 'expiresAt', 'password']);
  const expiry = useWatch({ control, name: 'expiry' });
  const create = handleSubmit((values) =>
    mutate(
      {
        recipient: values.recipient.trim() || null,
        language: values.language,
        expiresAt: expiresAt(values.expiry, values.expiresAt),
        password: values.password || null,
        hasForm: values.hasForm,
      },
      {
        onSuccess: onCreated,
        onError: (error) => showAtFields(error) || notify.failure(t('share-links.createFailed'), error),
      },
    ),
  );

  return (
    <Form aria-labelledby={id} spacing={2} onSubmit={create}>
      <Typography id={id} variant="h3">
        {t('share-links.new')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <RecipientFields control={control} />
        <FormSelect
          control={control}
          name="expiry"
          label={t('share-links.expiry')}
          choices={EXPIRIES.map((value) => ({ value, label: t(`share-links.expiry.${value}`) }))}
        />
        {expiry === 'date' && <DayField control={control} />}
        <SharePasswordField control={control} />
      </Box>
      <FormSwitch control={control} name="hasForm" label={t('share-links.showForm')} />
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: { sm: 'flex-start' } }}>
        {t('share-links.create')}
      </Button>
    </Form>
  );
}

function RecipientFields({ control }: { control: Control<ShareLinkValues> }) {
  const { t } = useTranslation('mfe-content');
  const { t: shared } = useTranslation();
  return (
    <>
      <FormTextField
        control={control}
        name="recipient"
        label={t('share-links.recipient')}
        hint={t('share-links.recipientHint')}
        limit={LIMITS.name}
      />
      <FormSelect
        control={control}
        name="language"
        label={t('share-links.language')}
        choices={[
          { value: '', label: t('share-links.language.site') },
          ...LANGUAGES.map((value) => ({ value, label: shared(`language.${value}`) })),
        ]}
      />
    </>
  );
}

function DayField({ control }: { control: Control<ShareLinkValues> }) {
  const { t } = useTranslation('mfe-content');
  const { field, fieldState } = useController({
    control,
    name: 'expiresAt',
    rules: {
      validate: (day) => isValidExpiryDay(day) || t('share-links.dayRefused', { years: SHARE_LINK_YEARS }),
    },
  });
  const { ref, ...rest } = field;
  return (
    <TextField
      {...rest}
      inputRef={ref}
      type="date"
      label={t('share-links.lastDay')}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dayOf(new Date()), max: latestDay() } }}
    />
  );
}

const { sharePasswordMin: minLength, password: maxLength } = LIMITS;

/** The password of a link; it can be shown, since its creator has to pass it on. */
function SharePasswordField({ control }: { control: Control<ShareLinkValues> }) {
  const { t } = useTranslation('mfe-content');
  const { type, endAdornment } = usePasswordToggle(
    t('share-links.showPassword'),
    t('share-links.hidePassword'),
  );
  const { field, fieldState } = useController({
    control,
    name: 'password',
    rules: {
      validate: (password) =>
        password === '' ||
        password.length >= minLength ||
        t('share-links.passwordShort', { count: minLength }),
    },
  });
  const { ref, ...rest } = field;
  return (
    <TextField
      {...rest}
      inputRef={ref}
      type={type}
      autoComplete="new-password"
      label={t('share-links.password')}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? t('share-links.passwordHint', { count: minLength })}
      slotProps={{ htmlInput: { maxLength }, input: { endAdornment } }}
    />
  );
}

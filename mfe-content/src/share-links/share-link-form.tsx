import type { ContentItem, ShareLink } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, notify, Typography } from '@vitral/ui';
import { Form, FormSelect, useFieldErrors } from '@vitral/ui/forms';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DayField } from './day-field.tsx';
import { dayOf, EXPIRIES, expiresAt, type Expiry } from './expiry.ts';
import { SharePasswordField } from './share-password-field.tsx';
import { useCreateShareLink } from './share-links.queries.ts';

export interface ShareLinkValues {
  expiry: Expiry;
  /** YYYY-MM-DD; used if `expiry` is 'date'. */
  expiresAt: string;
  /** Empty for a link without a password. */
  password: string;
}

interface ShareLinkFormProps {
  item: ContentItem;
  onCreated: (link: ShareLink) => void;
}

/** Form for a new link: its expiry and its password. */
export function ShareLinkForm({ item, onCreated }: ShareLinkFormProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const { control, handleSubmit, setError } = useForm<ShareLinkValues>({
    defaultValues: { expiry: '7', expiresAt: dayOf(new Date()), password: '' },
  });
  const { mutate, isPending } = useCreateShareLink(item.id);
  const showAtFields = useFieldErrors(setError, ['expiresAt', 'password']);
  const expiry = useWatch({ control, name: 'expiry' });
  const create = handleSubmit((values) =>
    mutate(
      { expiresAt: expiresAt(values.expiry, values.expiresAt), password: values.password || null },
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
        <FormSelect
          control={control}
          name="expiry"
          label={t('share-links.expiry')}
          choices={EXPIRIES.map((value) => ({ value, label: t(`share-links.expiry.${value}`) }))}
        />
        {expiry === 'date' && <DayField control={control} />}
        <SharePasswordField control={control} />
      </Box>
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: { sm: 'flex-start' } }}>
        {t('share-links.create')}
      </Button>
    </Form>
  );
}

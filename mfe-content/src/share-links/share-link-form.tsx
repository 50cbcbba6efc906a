import type { ContentItem } from '@vitral/sdk/contracts/content';
import type { ShareLink } from '@vitral/sdk/contracts/share-links';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, notify, Typography } from '@vitral/sdk/ui';
import { Form, useFieldErrors } from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ShareLinkFields } from './share-link-fields.tsx';
import { hasTitle, newLinkValues, toNewInput, type ShareLinkValues } from './share-link-values.ts';
import { useCreateShareLink } from './share-links.queries.ts';

interface ShareLinkFormProps {
  items: readonly ContentItem[];
  onCreated: (link: ShareLink) => void;
}

/** Creates a link to items, to which more can be added. */
export function ShareLinkForm({ items, onCreated }: ShareLinkFormProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const { control, handleSubmit, setError } = useForm<ShareLinkValues>({
    defaultValues: newLinkValues(items.map(({ id: contentId, title }) => ({ contentId, title }))),
  });
  const { mutate, isPending } = useCreateShareLink();
  const showAtFields = useFieldErrors(setError, ['title', 'message', 'recipient', 'expiresAt', 'password']);
  const create = handleSubmit((values) =>
    mutate(toNewInput(values), {
      onSuccess: onCreated,
      onError: (error) => showAtFields(error) || notify.failure(t('share-links.createFailed'), error),
    }),
  );
  const isKit = hasTitle({ items: useWatch({ control, name: 'items' }) });
  return (
    <Form aria-labelledby={id} spacing={2} onSubmit={create}>
      <Typography id={id} variant="h3">
        {t('share-links.new')}
      </Typography>
      <ShareLinkFields control={control} />
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: { sm: 'flex-start' } }}>
        {t(isKit ? 'share-links.createKit' : 'share-links.create')}
      </Button>
    </Form>
  );
}

import { isApiError } from '@vitral/sdk/api-client';
import { NEW_EMBED, type EmbedInput } from '@vitral/sdk/contracts/embeds';
import { fallbackEmbed, readEmbed } from '@vitral/sdk/embeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, Card, LeaveQuestion, Typography } from '@vitral/sdk/ui';
import { Form, useFailureReport, useSaveItem } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { GeneratedCode, type Generated } from './embed-code.tsx';
import { EmbedFields } from './embed-dialog.tsx';
import { EMBEDS } from './embeds.queries.ts';

const FIELDS = Object.keys(NEW_EMBED) as (keyof EmbedInput)[];

/** Generates embed code from a URL and adds it to the embeds of the site; an unreadable URL gives fallback code to copy. */
export function EmbedBuilder() {
  const { t } = useTranslation('mfe-social');
  const form = useForm<EmbedInput>({ defaultValues: NEW_EMBED });
  const { mutate, isPending } = useSaveItem(EMBEDS);
  const [generated, setGenerated] = useState<Generated | null>(null);
  const url = useWatch({ control: form.control, name: 'url' });
  const reportFailure = useFailureReport({
    form,
    fields: FIELDS,
    message: t('embeds.createFailed'),
    atField: { 'embeds.unreadable': 'url' },
  });

  const add = form.handleSubmit((values) => {
    const { platform } = values;
    const title = values.title.trim() || t(`social-feeds.platform.${platform}`);
    mutate(
      { ...values, title, url: values.url.trim() },
      {
        onSuccess: () => {
          const embed = readEmbed(platform, values.url);
          setGenerated(embed && { platform, embed, isFallback: false, title });
          form.reset({ ...NEW_EMBED, platform });
        },
        onError: (error) => {
          reportFailure(error);
          if (!isApiError(error) || error.code !== 'embeds.unreadable') return;
          const embed = fallbackEmbed(platform, values.url, 'custom');
          setGenerated({ platform, embed, isFallback: true, title });
        },
      },
    );
  });
  return (
    <Card sx={{ p: 2.5, mb: 3 }}>
      <Typography variant="h3" id="embed-builder" sx={{ mb: 2 }}>
        {t('embeds.addTitle')}
      </Typography>
      <LeaveQuestion isDirty={url.trim() !== ''} allows="items" />
      <Form aria-labelledby="embed-builder" onSubmit={add} sx={{ display: 'grid', gap: 2 }}>
        <EmbedFields control={form.control} />
        <Button
          type="submit"
          variant="contained"
          disabled={url.trim() === ''}
          loading={isPending}
          sx={{ justifySelf: 'start' }}
        >
          {t('embeds.generateCode')}
        </Button>
      </Form>
      <GeneratedCode
        generated={generated}
        readyText={t('embeds.readyAndAdded')}
        fallbackText={generated && t(`embeds.customFallbacks.${generated.platform}`)}
      />
    </Card>
  );
}

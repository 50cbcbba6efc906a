import { LIMITS } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';
import { FormSelect, FormSwitch, FormTextField } from '@vitral/ui/forms';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { ItemValues } from './feed-item-values.ts';
import { usePlatformChoices } from '../shared/use-platform-choices.ts';
import { isWebAddress } from '../shared/is-web-address.ts';

/** The fields of a post. */
export function FeedItemForm({ control }: { control: Control<ItemValues> }) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const label = (name: keyof ItemValues) => t(`social-feeds.fields.${name}`);
  const checkCount = (text: string) =>
    /^\d+$/.test(text) && Number(text) <= LIMITS.count
      ? undefined
      : t('social-feeds.noCount', { limit: number(LIMITS.count) });
  return (
    <>
      <FormSelect
        control={control}
        name="platform"
        label={t('social-feeds.platformLabel')}
        choices={usePlatformChoices()}
        required
      />
      <FormTextField control={control} name="title" label={label('title')} limit={LIMITS.title} required />
      <FormTextField
        control={control}
        name="description"
        label={label('description')}
        limit={LIMITS.description}
        multiline
        minRows={3}
      />
      <FormTextField
        control={control}
        name="url"
        type="url"
        label={label('url')}
        hint={t('social-feeds.fields.urlHint')}
        check={(text) => (isWebAddress(text) ? undefined : t('social-feeds.noWebAddress'))}
        required
      />
      <FormTextField
        control={control}
        name="thumbnailUrl"
        type="url"
        label={label('thumbnailUrl')}
        hint={t('social-feeds.fields.thumbnailUrlHint')}
        check={(text) => (text === '' || isWebAddress(text) ? undefined : t('social-feeds.noWebAddress'))}
      />
      <FormTextField
        control={control}
        name="createdAt"
        type="datetime-local"
        label={label('createdAt')}
        check={(text) => (Number.isNaN(Date.parse(text)) ? t('social-feeds.noMoment') : undefined)}
        required
      />
      <Pair>
        <FormTextField
          control={control}
          name="engagementCount"
          type="number"
          label={label('engagementCount')}
          check={checkCount}
          required
        />
        <FormTextField
          control={control}
          name="viewCount"
          type="number"
          label={label('viewCount')}
          check={checkCount}
          required
        />
      </Pair>
      <Pair>
        <FormSwitch control={control} name="isLive" label={label('isLive')} />
        <FormSwitch control={control} name="isActive" label={label('isActive')} />
      </Pair>
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>;
}

import { useSuspenseQuery } from '@tanstack/react-query';
import {
  FEED_SOURCE_KINDS,
  LIMITS,
  SOCIAL_PLATFORMS,
  type FeedSourceInput,
  type FeedSourceKind,
  type SocialPlatform,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Alert } from '@vitral/ui';
import { FormSwitch, FormTextField, SelectField } from '@vitral/ui/forms';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { usePlatformChoices } from '../shared/use-platform-choices.ts';
import { isWebAddress } from '../shared/is-web-address.ts';
import { feedStatsQuery } from './feed-sources.queries.ts';
import { hasKeyForX } from './use-is-automatic.ts';

/** Returns the kinds of a platform: its own kind of account and the kinds that every platform has. */
const kindsOf = (platform: SocialPlatform): readonly FeedSourceKind[] =>
  FEED_SOURCE_KINDS.filter(
    (kind) => !(SOCIAL_PLATFORMS as readonly string[]).includes(kind) || kind === platform,
  );

/** Returns whether a platform offers no API that the site can use. */
const isClosed = (platform: SocialPlatform) => platform !== 'youtube' && platform !== 'twitter';

/** The fields of a source, with a note on what the chosen platform offers. */
export function SourceForm({ form: { control, setValue } }: { form: UseFormReturn<FeedSourceInput> }) {
  const { t } = useTranslation('mfe-social');
  const platform = useController({ control, name: 'platform' });
  const kind = useController({ control, name: 'kind' });
  const [chosenPlatform, chosenKind] = useWatch({ control, name: ['platform', 'kind'] });
  const kinds = kindsOf(chosenPlatform).map((value) => ({ value, label: t(`feed-sources.kinds.${value}`) }));
  const hasKey = hasKeyForX(useSuspenseQuery(feedStatsQuery).data);
  const usualKind = (of: SocialPlatform): FeedSourceKind =>
    of === 'youtube' || (of === 'twitter' && hasKey) ? of : 'manual';
  const choosePlatform = (next: SocialPlatform) => {
    platform.field.onChange(next);
    setValue('kind', usualKind(next), { shouldDirty: true });
  };
  return (
    <>
      <SelectField
        label={t('social-feeds.platformLabel')}
        name="platform"
        inputRef={platform.field.ref}
        value={chosenPlatform}
        choices={usePlatformChoices()}
        error={platform.fieldState.error?.message}
        onChange={(next) => choosePlatform(next as SocialPlatform)}
      />
      <SelectField
        label={t('feed-sources.fields.kind')}
        name="kind"
        inputRef={kind.field.ref}
        value={chosenKind}
        choices={kinds}
        error={kind.fieldState.error?.message}
        onChange={kind.field.onChange}
      />
      <Alert severity="info" role="note" icon={false}>
        {t(`feed-sources.kindTexts.${chosenKind}`)}{' '}
        {isClosed(chosenPlatform) && t('feed-sources.noOpenAccess')}
        {chosenKind === 'twitter' && !hasKey && t('feed-sources.noKey')}
      </Alert>
      <FormTextField
        control={control}
        name="title"
        label={t('feed-sources.fields.title')}
        limit={LIMITS.title}
        required
      />
      <FormTextField
        control={control}
        name="url"
        type="url"
        label={t('feed-sources.fields.url')}
        hint={t(`feed-sources.urlHints.${chosenKind}`)}
        check={(text) => (isWebAddress(text) ? undefined : t('social-feeds.noWebAddress'))}
        required
      />
      <FormSwitch control={control} name="isActive" label={t('feed-sources.fields.isActive')} />
    </>
  );
}

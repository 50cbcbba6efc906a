import { LIMITS } from '@vitral/sdk/contracts/limits';
import {
  FEED_SOURCE_KINDS,
  NEW_FEED_SOURCE,
  SOCIAL_PLATFORMS,
  type FeedSource,
  type FeedSourceInput,
  type FeedSourceKind,
  type SocialPlatform,
} from '@vitral/sdk/contracts/social-feeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert } from '@vitral/sdk/ui';
import {
  FormSwitch,
  FormTextField,
  ItemFormDialog,
  SelectField,
  useFields,
  useItemDialog,
} from '@vitral/sdk/ui/forms';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useChoices } from '../shared/filters.tsx';
import { isWebUrl } from '../shared/is-web-url.ts';
import { FEED_SOURCES, useHasKeyForX } from './feed-sources.queries.ts';

/** Adds a feed source, or edits the given one. */
export function SourceDialog({ source, onClose }: { source?: FeedSource; onClose: () => void }) {
  const { t } = useTranslation('mfe-social');
  const { form, dialog } = useItemDialog(FEED_SOURCES, {
    item: source,
    blank: NEW_FEED_SOURCE,
    atField: { 'feed-sources.taken': 'url' },
    onClose,
  });
  const [title, url] = useWatch({ control: form.control, name: ['title', 'url'] });
  return (
    <ItemFormDialog
      {...dialog}
      submitLabel={t(source ? 'actions.update' : 'actions.add')}
      canSubmit={title.trim() !== '' && url.trim() !== ''}
      show={{
        platform: (platform) => t(`social-feeds.platform.${platform}`),
        kind: (kind) => t(`feed-sources.kinds.${kind}`),
        isActive: (isActive) => t(isActive ? 'status.active' : 'status.inactive'),
      }}
    >
      <SourceForm form={form} />
    </ItemFormDialog>
  );
}

/** Returns the kinds of a platform: its own kind of account and the kinds that every platform has. */
const kindsOf = (platform: SocialPlatform): readonly FeedSourceKind[] =>
  FEED_SOURCE_KINDS.filter(
    (kind) => !(SOCIAL_PLATFORMS as readonly string[]).includes(kind) || kind === platform,
  );

/** Returns whether a platform offers no API that the site can use. */
const isClosed = (platform: SocialPlatform) => platform !== 'youtube' && platform !== 'twitter';

/** The fields of a source, with a note on the features of the chosen platform. */
function SourceForm({ form: { control, setValue } }: { form: UseFormReturn<FeedSourceInput> }) {
  const { t } = useTranslation('mfe-social');
  const platform = useController({ control, name: 'platform' });
  const kind = useController({ control, name: 'kind' });
  const [chosenPlatform, chosenKind] = useWatch({ control, name: ['platform', 'kind'] });
  const choices = useChoices();
  const field = useFields(FEED_SOURCES, control);
  const hasKey = useHasKeyForX();
  const usualKind = (of: SocialPlatform): FeedSourceKind =>
    of === 'youtube' || (of === 'twitter' && hasKey) ? of : 'manual';
  const choosePlatform = (next: SocialPlatform) => {
    platform.field.onChange(next);
    setValue('kind', usualKind(next), { shouldDirty: true });
  };
  return (
    <>
      <SelectField
        label={field('platform').label}
        name="platform"
        inputRef={platform.field.ref}
        value={chosenPlatform}
        choices={choices('social-feeds.platform', SOCIAL_PLATFORMS)}
        error={platform.fieldState.error?.message}
        onChange={(next) => choosePlatform(next as SocialPlatform)}
      />
      <SelectField
        label={field('kind').label}
        name="kind"
        inputRef={kind.field.ref}
        value={chosenKind}
        choices={choices('feed-sources.kinds', kindsOf(chosenPlatform))}
        error={kind.fieldState.error?.message}
        onChange={kind.field.onChange}
      />
      <Alert severity="info" role="note" icon={false}>
        {t(`feed-sources.kindTexts.${chosenKind}`)}{' '}
        {isClosed(chosenPlatform) && t('feed-sources.noOpenAccess')}
        {chosenKind === 'twitter' && !hasKey && t('feed-sources.noKey')}
      </Alert>
      <FormTextField {...field('title')} limit={LIMITS.title} required />
      <FormTextField
        {...field('url')}
        type="url"
        hint={t(`feed-sources.urlHints.${chosenKind}`)}
        check={(text) => (isWebUrl(text) ? undefined : t('social-feeds.noWebAddress'))}
        required
      />
      <FormSwitch {...field('isActive')} />
    </>
  );
}

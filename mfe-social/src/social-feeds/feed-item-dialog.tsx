import { LIMITS } from '@vitral/sdk/contracts/limits';
import {
  NEW_FEED_ITEM,
  SOCIAL_PLATFORMS,
  type SocialFeedInput,
  type SocialFeedItem,
} from '@vitral/sdk/contracts/social-feeds';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert } from '@vitral/sdk/ui';
import {
  FormSelect,
  FormSwitch,
  FormTextField,
  ItemFormDialog,
  localTime,
  Pair,
  PublicationFields,
  useFields,
  useItemDialog,
  usePublicationTexts,
} from '@vitral/sdk/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import { useChoices } from '../shared/filters.tsx';
import { isWebUrl } from '../shared/is-web-url.ts';
import { FEED_ITEMS } from './social-feeds.queries.ts';

/** Adds a post, or edits the given one. */
export function FeedItemDialog({ item, onClose }: { item?: SocialFeedItem; onClose: () => void }) {
  const { t } = useTranslation('mfe-social');
  const { dateTime } = useFormats();
  const { form, dialog } = useItemDialog(FEED_ITEMS, {
    item,
    blank: blankValues(),
    toValues,
    toInput: (values) => toInput(values, item?.createdAt),
    onClose,
  });
  const [title, url] = useWatch({ control: form.control, name: ['title', 'url'] });
  const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
  return (
    <ItemFormDialog
      {...dialog}
      submitLabel={t(item ? 'actions.update' : 'actions.add')}
      canSubmit={title.trim() !== '' && url.trim() !== ''}
      show={{
        platform: (platform) => t(`social-feeds.platform.${platform}`),
        createdAt: (instant) => (instant ? dateTime(instant) : '—'),
        isLive: yesOrNo,
        isActive: yesOrNo,
        ...usePublicationTexts(),
      }}
      alert={
        item?.sourceId && (
          <Alert severity="info" role="note">
            {t('social-feeds.editSynced')}
          </Alert>
        )
      }
    >
      <FeedItemForm control={form.control} />
    </ItemFormDialog>
  );
}

function FeedItemForm({ control }: { control: Control<ItemValues> }) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const choices = useChoices();
  const field = useFields(FEED_ITEMS, control);
  const checkUrl = (text: string) => (isWebUrl(text) ? undefined : t('social-feeds.noWebAddress'));
  const checkMoment = (text: string) =>
    Number.isNaN(Date.parse(text)) ? t('social-feeds.noMoment') : undefined;
  const checkCount = (text: string) =>
    /^\d+$/.test(text) && Number(text) <= LIMITS.count
      ? undefined
      : t('social-feeds.noCount', { limit: number(LIMITS.count) });
  const count = { type: 'number', check: checkCount, required: true };
  return (
    <>
      <FormSelect
        {...field('platform')}
        choices={choices('social-feeds.platform', SOCIAL_PLATFORMS)}
        required
      />
      <FormTextField {...field('title')} limit={LIMITS.title} required />
      <FormTextField {...field('description')} limit={LIMITS.description} multiline minRows={3} />
      <FormTextField
        {...field('url')}
        type="url"
        hint={t('social-feeds.fields.urlHint')}
        check={checkUrl}
        required
      />
      <FormTextField
        {...field('thumbnailUrl')}
        type="url"
        hint={t('social-feeds.fields.thumbnailUrlHint')}
        check={checkUrl}
      />
      <FormTextField {...field('createdAt')} type="datetime-local" check={checkMoment} required />
      <Pair>
        <FormTextField {...field('engagementCount')} {...count} />
        <FormTextField {...field('viewCount')} {...count} />
      </Pair>
      <FormSwitch {...field('isLive')} />
      <PublicationFields {...field('isActive')} />
    </>
  );
}

/** The values of a post's form: numbers as typed, and `createdAt` as a `datetime-local` value in the browser's time zone. */
interface ItemValues extends Omit<SocialFeedInput, 'viewCount' | 'engagementCount'> {
  viewCount: string;
  engagementCount: string;
}

const toValues = (item: SocialFeedInput): ItemValues => ({
  ...item,
  viewCount: String(item.viewCount),
  engagementCount: String(item.engagementCount),
  createdAt: localTime(item.createdAt),
});

/** The request body. The instant includes its seconds if the field is unchanged; `known` is the instant before the edit. */
function toInput(values: ItemValues, known?: string): SocialFeedInput {
  const isSame = known !== undefined && localTime(known) === values.createdAt;
  return {
    ...values,
    viewCount: Number(values.viewCount),
    engagementCount: Number(values.engagementCount),
    createdAt: isSame ? known : new Date(values.createdAt).toISOString(),
  };
}

/** The initial values of a new post; its time is the present. */
const blankValues = (): ItemValues => toValues({ ...NEW_FEED_ITEM, createdAt: new Date().toISOString() });

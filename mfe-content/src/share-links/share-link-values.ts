import type { Language } from '@vitral/sdk/contracts/languages';
import type {
  SharedItem,
  SharedItemsInput,
  ShareLink,
  ShareLinkUpdate,
} from '@vitral/sdk/contracts/share-links';
import { dayOf, expiresAt, type Expiry } from './expiry.ts';

export type ChosenItem = Pick<SharedItem, 'contentId' | 'title'>;

/** Values of the form of a link, new or existing. */
export interface ShareLinkValues {
  /** In the order of the page; at least one. */
  items: ChosenItem[];
  /** Title of a page of several items. */
  title: string;
  message: string;
  /** Empty for a link for anybody. */
  recipient: string;
  language: Language | null;
  /** `kept` leaves the expiry of an existing link unchanged. */
  expiry: Expiry | 'kept';
  /** YYYY-MM-DD; used if `expiry` is 'date'. */
  expiresAt: string;
  /** Leaves the password of an existing link unchanged. */
  keepsPassword: boolean;
  /** Empty for a link without a password. */
  password: string;
  hasForm: boolean;
}

/** Returns the values of a new link to these items, for a week. */
export const newLinkValues = (items: ChosenItem[]): ShareLinkValues => ({
  items,
  title: '',
  message: '',
  recipient: '',
  language: null,
  expiry: '7',
  expiresAt: dayOf(new Date()),
  keepsPassword: false,
  password: '',
  hasForm: true,
});

export const toValues = (link: ShareLink): ShareLinkValues => ({
  items: link.items.map(({ contentId, title }) => ({ contentId, title })),
  title: link.title ?? '',
  message: link.message ?? '',
  recipient: link.recipient ?? '',
  language: link.language,
  expiry: 'kept',
  expiresAt: dayOf(new Date()),
  keepsPassword: link.hasPassword,
  password: '',
  hasForm: link.hasForm,
});

/** Returns whether the page has its own title: it shows several items, or already has a title. */
export const hasTitle = ({ items }: Pick<ShareLinkValues, 'items'>, hadTitle = false): boolean =>
  items.length > 1 || hadTitle;

/** Returns the body of a request; expiry and password are absent if they are unchanged. */
export function toInput(values: ShareLinkValues, hadTitle = false): Omit<ShareLinkUpdate, 'version'> {
  const { items, title, message, recipient, language, expiry, keepsPassword, password, hasForm } = values;
  return {
    contentIds: items.map(({ contentId }) => contentId),
    title: (hasTitle(values, hadTitle) && title.trim()) || null,
    message: message.trim() || null,
    recipient: recipient.trim() || null,
    language,
    hasForm,
    ...(expiry !== 'kept' && { expiresAt: expiresAt(expiry, values.expiresAt) }),
    ...(!keepsPassword && { password: password || null }),
  };
}

/** Returns the body that creates a link. */
export const toNewInput = (values: ShareLinkValues): SharedItemsInput => ({
  expiresAt: null,
  password: null,
  ...toInput(values),
});

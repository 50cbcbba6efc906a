import type { ContentLanguage } from '@vitral/contracts';
import type { Letter } from '../platform/mail/letter.ts';

/** What staff are told of something, in one language. */
export interface Notice extends Pick<Letter, 'subject' | 'paragraphs' | 'replyTo'> {
  /** What they are asked to open. */
  action: { label: string; address: string };
  /** The same as a text message: short, without personal data, and without letters that halve its length (á, í, ó, ú). */
  text: string;
}

/** Runs when the job does; null: there is nothing to tell any more. */
export type NoticeWriter<Data extends object> = (
  data: Data,
) => Promise<((language: ContentLanguage) => Notice) | null>;

import type { BlockField } from '@vitral/sdk/contracts/blocks';
import type { BlockView } from './block-view.ts';
import { banner } from './banner/banner.tsx';
import { calendar } from './calendar/calendar.tsx';
import { cards } from './cards/cards.tsx';
import { contact } from './contact/contact.tsx';
import { contents } from './contents/contents.tsx';
import { cookies } from './cookies/cookies.tsx';
import { divider } from './divider/divider.tsx';
import { embed } from './embed/embed.tsx';
import { faq } from './faq/faq.tsx';
import { feed } from './feed/feed.tsx';
import { figures } from './figures/figures.tsx';
import { film } from './film/film.tsx';
import { gallery } from './gallery/gallery.tsx';
import { hero } from './hero/hero.tsx';
import { join } from './join/join.tsx';
import { moduleContent } from './module/module.tsx';
import { pictureColumns } from './picture-columns/picture-columns.tsx';
import { pictureText } from './picture-text/picture-text.tsx';
import { pillars } from './pillars/pillars.tsx';
import { quote } from './quote/quote.tsx';
import { retention } from './retention/retention.tsx';
import { sessions } from './sessions/sessions.tsx';
import { statement } from './statement/statement.tsx';
import { steps } from './steps/steps.tsx';
import { strip } from './strip/strip.tsx';
import { team } from './team/team.tsx';
import { testimonials } from './testimonials/testimonials.tsx';
import { text } from './text/text.tsx';

/** Every block type, by the name of its folder. */
export const BLOCK_VIEWS = {
  banner,
  calendar,
  cards,
  contact,
  contents,
  cookies,
  divider,
  embed,
  faq,
  feed,
  figures,
  film,
  gallery,
  hero,
  join,
  module: moduleContent,
  'picture-columns': pictureColumns,
  'picture-text': pictureText,
  pillars,
  quote,
  retention,
  sessions,
  statement,
  steps,
  strip,
  team,
  testimonials,
  text,
} as const;
export type BlockTypeName = keyof typeof BLOCK_VIEWS;

/** Returns the view of a block type, without the types of its values; null for an unknown type. */
export function viewOf(type: string): BlockView<readonly BlockField[]> | null {
  return Object.hasOwn(BLOCK_VIEWS, type)
    ? (BLOCK_VIEWS[type as BlockTypeName] as unknown as BlockView<readonly BlockField[]>)
    : null;
}

import type { ConsoleLanguage } from '@vitral/contracts/languages';
import type { NotificationTexts } from '../notifications/index.ts';
import type { FeedSource } from './feed-sources.entity.ts';

type Failing = Pick<FeedSource, 'title' | 'url' | 'failures'>;

/** The notification of a source that keeps failing, for the staff who may fix it. */
export const FEED_FAILURE: Record<ConsoleLanguage, (source: Failing) => NotificationTexts> = {
  es: ({ title, url, failures }) => ({
    subject: `El canal «${title}» no se actualiza`,
    paragraphs: [
      `Los últimos ${failures} intentos de traer lo nuevo de «${title}» han fallado.\n${url}`,
      'Lo que ya estaba en el sitio sigue ahí, y se seguirá intentando cada vez más de tarde en tarde. La consola dice qué pasa y qué se puede hacer.',
      'No recibirás otro aviso de este canal mientras no vuelva a funcionar.',
    ],
    label: 'Ver el canal',
    text: 'Un canal de redes sociales no se actualiza.',
  }),
  en: ({ title, url, failures }) => ({
    subject: `The feed “${title}” is not being updated`,
    paragraphs: [
      `The last ${failures} attempts to fetch new posts of “${title}” failed.\n${url}`,
      'Posts that are already on the site stay there, and the feed will be tried again at growing intervals. The console shows what is wrong and what can be done.',
      'You will not be notified about this feed again until it has worked once.',
    ],
    label: 'See the feed',
    text: 'A social feed is not being updated.',
  }),
};

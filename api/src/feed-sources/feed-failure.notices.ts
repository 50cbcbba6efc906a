import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ContentLanguage } from '@vitral/contracts';
import { type Notice, Notifications } from '../notifications/index.ts';
import { Mails } from '../platform/mail/mails.ts';
import { FeedSource } from './feed-sources.entity.ts';

/** Once is no news: the other server may be restarting. */
const TOLD_AT = 3;

type Failing = Pick<FeedSource, 'title' | 'url' | 'failures'>;
type Texts = Pick<Notice, 'subject' | 'paragraphs' | 'text'> & { label: string };

const TEXTS: Record<ContentLanguage, (source: Failing) => Texts> = {
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
      `The last ${failures} attempts to bring over what is new in “${title}” failed.\n${url}`,
      'What was on the site already stays there, and it will be tried again less and less often. The console says what is wrong and what can be done.',
      'You will not be told of this feed again until it has worked once more.',
    ],
    label: 'See the feed',
    text: 'A social feed is not being updated.',
  }),
};

/** Tells those who may mend it that a source has failed again and again. */
@Injectable()
export class FeedFailureNotices implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: Mails,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.notifications.compose<{ sourceId: string }>('feed-failure', async ({ sourceId }) => {
      const source = await this.em.fork().findOne(FeedSource, { id: sourceId, failures: { $gte: TOLD_AT } });
      return source && ((language) => this.notice(source, language));
    });
  }

  /** In the transaction that keeps the failure; `failures` are those since the last success. */
  async tell(em: EntityManager, sourceId: string, failures: number): Promise<void> {
    if (failures !== TOLD_AT) return;
    await this.notifications.tell(em, 'feed-failures', 'feed-failure', { sourceId });
  }

  private notice(source: Failing, language: ContentLanguage): Notice {
    const { label, ...texts } = TEXTS[language](source);
    return { ...texts, action: { label, address: `${this.mails.siteAddress()}/admin/social` } };
  }
}

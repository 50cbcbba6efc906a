import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ContentLanguage } from '@vitral/contracts';
import { Notifications, type NoticeTexts } from '../notifications/index.ts';
import { FeedSource } from './feed-sources.entity.ts';

/** Failures in a row before staff are notified: a single one may be a restart of the other server. */
const NOTIFY_AT = 3;

type Failing = Pick<FeedSource, 'title' | 'url' | 'failures'>;

const TEXTS: Record<ContentLanguage, (source: Failing) => NoticeTexts> = {
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

/** Notifies the staff who may fix it that a source keeps failing. */
@Injectable()
export class FeedFailureNotices implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.notifications.compose<{ sourceId: string }>('feed-failure', async ({ sourceId }) => {
      const em = this.em.fork();
      const source = await em.findOne(FeedSource, { id: sourceId, failures: { $gte: NOTIFY_AT } });
      return source && ((language) => this.notifications.toNotice(TEXTS[language](source), '/admin/social'));
    });
  }

  /** Adds the notification in the transaction that stores the failure. `failures`: the number since the last success. */
  async tell(em: EntityManager, sourceId: string, failures: number): Promise<void> {
    if (failures !== NOTIFY_AT) return;
    await this.notifications.tell(em, 'feed-failures', 'feed-failure', { sourceId });
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import type { ReleaseName } from '@vitral/contracts/modules';
import { type NotificationContent, Notifications } from '../../notifications/index.ts';
import { Emails } from '../../platform/email/emails.ts';

const TEMPLATE = 'module-failure';

export interface Comparison {
  releaseId: string;
  module: ReleaseName;
  version: string;
  /** Id of the publisher: the person, or the creator of the token. */
  publisherId: string | null;
  failures: number;
  pages: number;
  activeFailures: number;
  activePages: number;
}

type TrialFigures = Omit<Comparison, 'releaseId' | 'publisherId'>;
type Figures = Record<'failures' | 'pages' | 'activeFailures' | 'activePages', string>;
type Texts = Pick<NotificationContent, 'subject' | 'paragraphs' | 'text'> & { label: string };

const TEXTS: Record<ConsoleLanguage, (release: string, figures: Figures) => Texts> = {
  es: (release, { failures, pages, activeFailures, activePages }) => ({
    subject: `Se ha retirado ${release} porque fallaba`,
    paragraphs: [
      `${release} se estaba probando con una parte de los visitantes y fallaba demasiado, así que el sitio lo ha retirado por sí solo.`,
      `Cargas fallidas durante la prueba: ${failures} en ${pages} páginas. En las mismas horas, lo que ya estaba activo: ${activeFailures} en ${activePages} páginas.`,
      'Todos los visitantes vuelven a ver lo mismo que antes de la prueba. La consola dice qué fallos hubo.',
    ],
    label: 'Ver los módulos',
    text: `Se ha retirado ${release} porque fallaba.`,
  }),
  en: (release, { failures, pages, activeFailures, activePages }) => ({
    subject: `${release} was withdrawn because it failed`,
    paragraphs: [
      `${release} was on trial with a share of the visitors and failed too often, so the site withdrew it automatically.`,
      `Failed loads during the trial: ${failures} in ${pages} pages. In the same hours, what was active already: ${activeFailures} in ${activePages} pages.`,
      'All visitors see again what they saw before the trial. The console says what failed.',
    ],
    label: 'See the modules',
    text: `The trial of ${release} has ended: it failed too often.`,
  }),
};

/** Notifies the staff who may release modules, and the publisher, that a candidate was withdrawn. */
@Injectable()
export class AutomaticRollbackNotifications implements OnModuleInit {
  constructor(
    private readonly emails: Emails,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.notifications.compose<TrialFigures>(
      TEMPLATE,
      async (figures) => (language) => this.contentOf(figures, language),
    );
  }

  async send(em: EntityManager, { releaseId: _, publisherId, ...figures }: Comparison): Promise<void> {
    const also = publisherId === null ? [] : [publisherId];
    await this.notifications.notify(em, 'module-failures', TEMPLATE, figures satisfies TrialFigures, also);
  }

  private contentOf(
    { module, version, ...counts }: TrialFigures,
    language: ConsoleLanguage,
  ): NotificationContent {
    const { format } = new Intl.NumberFormat(language);
    const figures = {
      failures: format(counts.failures),
      pages: format(counts.pages),
      activeFailures: format(counts.activeFailures),
      activePages: format(counts.activePages),
    };
    const { label, ...texts } = TEXTS[language](`${module} ${version}`, figures);
    return { ...texts, action: { label, address: `${this.emails.siteOrigin()}/admin/modules` } };
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import type { ReleaseName } from '@vitral/contracts/modules';
import { type NotificationContent, Notifications } from '../../notifications/index.ts';
import { Emails } from '../../platform/email/emails.ts';
import type { Regression } from '../regression/regression.ts';
import { FAILURE_TEXTS, REGRESSION_TEXTS } from './automatic-rollback.texts.ts';

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

/** Figures of the trial; `regression` is null if the release failed too often, regardless of its tests. */
type TrialFigures = Omit<Comparison, 'releaseId' | 'publisherId'> & { regression?: Regression | null };

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

  async send(
    em: EntityManager,
    { releaseId: _, publisherId, ...figures }: Comparison,
    regression: Regression | null,
  ): Promise<void> {
    const also = publisherId === null ? [] : [publisherId];
    await this.notifications.notify(
      em,
      'module-failures',
      TEMPLATE,
      { ...figures, regression } satisfies TrialFigures,
      also,
    );
  }

  private contentOf(
    { module, version, regression, ...counts }: TrialFigures,
    language: ConsoleLanguage,
  ): NotificationContent {
    const release = `${module} ${version}`;
    const { label, ...texts } = regression
      ? REGRESSION_TEXTS[language](release, regression)
      : FAILURE_TEXTS[language](release, counts);
    return { ...texts, action: { label, address: `${this.emails.siteOrigin()}/admin/modules` } };
  }
}

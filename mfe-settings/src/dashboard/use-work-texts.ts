import type { WorkEntry, WorkItem } from '@vitral/sdk/contracts/work-queue';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { useOpenPages } from '../console-pages/console-pages.ts';

/** Texts of the work queue. A newer server may name kinds that this release has no texts for: their page names them. */
export function useWorkTexts() {
  const { t } = useTranslation('mfe-settings');
  const { relativeTime } = useFormats();
  const { language } = useSession();
  const pages = useOpenPages();
  const pageOf = ({ page }: WorkEntry) => pages.find(({ path }) => path === page)?.title[language] ?? page;

  return {
    titleOf: (entry: WorkEntry) => t(`work.${entry.kind}.title`, { defaultValue: pageOf(entry) }),
    actionOf: (entry: WorkEntry) => t(`work.${entry.kind}.action`, { defaultValue: t('work.open') }),
    /** Sections of the site texts have names of their own. */
    itemTitle: ({ kind }: WorkEntry, { title }: WorkItem) =>
      kind === 'landing-drafts' ? t(`work.sections.${title}`, { defaultValue: title }) : title,
    timeOf: ({ kind }: WorkEntry, at: string) => {
      const when = relativeTime(at);
      const isRunning = kind === 'zoom-meetings-next' && Date.parse(at) <= Date.now();
      return t(isRunning ? 'work.began' : `work.${kind}.at`, { when, defaultValue: when });
    },
  };
}

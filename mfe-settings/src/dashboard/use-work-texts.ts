import type { WorkEntry, WorkItem } from '@vitral/sdk/contracts/work-queue';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { useOpenPages } from '../console-pages/console-pages.ts';

/** Texts of the work queue. For kinds of a newer server, which have no texts here, the name of their page is shown. */
export function useWorkTexts() {
  const { t } = useTranslation('mfe-settings');
  const { relativeTime } = useFormats();
  const { language } = useSession();
  const pages = useOpenPages();
  const pageOf = ({ page }: WorkEntry) => pages.find(({ path }) => path === page)?.title[language] ?? page;

  return {
    titleOf: (entry: WorkEntry) => t(`work.${entry.kind}.title`, { defaultValue: pageOf(entry) }),
    actionOf: (entry: WorkEntry) => t(`work.${entry.kind}.action`, { defaultValue: t('work.open') }),
    /** Sections of the site texts have their own names. */
    itemTitle: ({ kind }: WorkEntry, { title }: WorkItem) =>
      kind === 'landing-drafts' ? t(`work.sections.${title}`, { defaultValue: title }) : title,
    timeOf: ({ kind }: WorkEntry, at: string) => {
      const when = relativeTime(at);
      const isRunning = kind === 'zoom-meetings-next' && Date.parse(at) <= Date.now();
      return t(isRunning ? 'work.began' : `work.${kind}.at`, { when, defaultValue: when });
    },
  };
}

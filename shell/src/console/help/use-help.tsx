import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { DialogContent, lazyComponent, LoadingCards, SideSheet, TitledDialog } from '@vitral/ui';
import { useState, type ReactNode } from 'react';
import { useBoot } from '../boot-context.ts';
import { usePagePath } from '../navigation/use-linked-pages.ts';
import type { HelpPanelProps } from './help-panel.tsx';
import { helpedPage } from './page-help.ts';

/** Loads late, since its drawings would exceed the budget of the first page. */
const HelpPanel = lazyComponent<HelpPanelProps>(
  'help-panel',
  async () => (await import('./help-panel.tsx')).HelpPanel,
  () => <LoadingCards count={2} height={140} />,
);

/** Returns the help of the page on screen while it is open, and a function that opens it; null if the page has no help. */
export function useHelp(): { help: ReactNode; openHelp: (() => void) | null } {
  const { t } = useTranslation('shell');
  const { language, allows } = useSession();
  const boot = useBoot();
  const path = usePagePath();
  // Path at which the help was opened; navigation closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const page = helpedPage(boot, path);
  if (!page || !allows(page.contribution.permission)) return { help: null, openHelp: null };
  const close = () => setOpenedAt(null);
  const help = openedAt === path && (
    <SideSheet>
      <TitledDialog
        title={t('help.title', { page: page.contribution.title[language] })}
        focusClose
        onClose={close}
      >
        <DialogContent dividers tabIndex={0}>
          <HelpPanel page={page} onClose={close} />
        </DialogContent>
      </TitledDialog>
    </SideSheet>
  );
  return { help, openHelp: () => setOpenedAt(path) };
}

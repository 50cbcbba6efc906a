import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient, currentUserQuery } from '@vitral/api-client';
import { consoleLanguage } from '@vitral/contracts/languages';
import type { Boot } from '@vitral/contracts/modules';
import { createI18n, I18nextProvider, registerTexts } from '@vitral/i18n';
import { SiteProvider } from '@vitral/session';
import { createRoot, type RootOptions } from 'react-dom/client';
import '@vitral/module-kit/fonts/figtree.css';
import { report } from '../client-errors/report.ts';
import { lazyPage } from '../federation/load-page.ts';
import { findPage } from '../federation/page-request.ts';
import { withDevelopedModule } from '../override/developed-module.ts';
import { authOptionsQuery } from './accounts/accounts.queries.ts';
import { BootContext, siteFromBoot } from './boot-context.ts';
import { ConsoleRouter } from './console-router.tsx';
import { isAtStart, START_PAGE } from './start-page.ts';
import { ConsoleSession } from './console-session.tsx';
import { findAccountScreen, LazyLoginPage } from './lazy-screens.ts';

/** React's default error handling plus a report, even if a panel replaces the failed part. */
const REPORTING: RootOptions = {
  onCaughtError: (error) => {
    report('render', error);
    console.error(error);
  },
  onUncaughtError: (error) => {
    report('render', error);
    reportError(error);
  },
};

/** Loads the first page's code in parallel with the request for the current user, who most likely may see the page. */
function startFirstPage(boot: Boot): void {
  const request = findPage(boot, isAtStart() ? START_PAGE : window.location.pathname);
  // The page shows a failure, once it is rendered.
  if (request)
    lazyPage(request)
      .load()
      .catch(() => undefined);
}

/** Renders everything below /admin. */
export async function renderConsole(root: HTMLElement, given: Boot): Promise<void> {
  const boot = await withDevelopedModule(given);
  const i18n = createI18n(consoleLanguage(boot.language));
  registerTexts('shell', { es: () => import('../i18n/es.json'), en: () => import('../i18n/en.json') });
  const queryClient = createQueryClient({
    onSecondFactorMissing: () => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  if (boot.hasSession) {
    startFirstPage(boot);
  } else {
    queryClient.setQueryData(currentUserQuery.queryKey, null);
    void queryClient.prefetchQuery(authOptionsQuery);
    if (!findAccountScreen(window.location.pathname)) void queryClient.prefetchQuery(LazyLoginPage.query);
  }

  createRoot(root, REPORTING).render(
    <BootContext value={boot}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <SiteProvider first={siteFromBoot(boot)}>
            <ConsoleSession>
              <ConsoleRouter />
            </ConsoleSession>
          </SiteProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </BootContext>,
  );
}

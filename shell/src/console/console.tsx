import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient, currentUserQuery } from '@vitral/api-client';
import { contentLanguage, type Boot } from '@vitral/contracts';
import { createI18n, I18nextProvider, registerTexts } from '@vitral/i18n';
import { SiteProvider } from '@vitral/session';
import { createRoot, type RootOptions } from 'react-dom/client';
import { report } from '../client-errors/report.ts';
import { withDevelopedModule } from '../override/developed-module.ts';
import { accountScreenAt } from './accounts/account-screens.ts';
import { BootContext } from './boot-context.ts';
import { ConsoleRouter } from './console-router.tsx';
import { ConsoleSession } from './console-session.tsx';
import { LateLoginPage } from './login/late-login.ts';
import { siteOf } from './site-of.ts';

/** React's own behaviour, and a report of what could not be drawn, be it that a panel stands in its place. */
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

/** Draws everything below /admin. */
export async function drawConsole(root: HTMLElement, given: Boot): Promise<void> {
  const boot = await withDevelopedModule(given);
  const i18n = createI18n(contentLanguage(boot.language));
  registerTexts('shell', { es: () => import('../i18n/es.json'), en: () => import('../i18n/en.json') });
  const queryClient = createQueryClient({
    onSecondFactorMissing: () => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  if (!boot.hasSession) {
    queryClient.setQueryData(currentUserQuery.queryKey, null);
    if (!accountScreenAt(window.location.pathname)) void queryClient.prefetchQuery(LateLoginPage.query);
  }

  createRoot(root, REPORTING).render(
    <BootContext value={boot}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <SiteProvider first={siteOf(boot)}>
            <ConsoleSession>
              <ConsoleRouter />
            </ConsoleSession>
          </SiteProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </BootContext>,
  );
}

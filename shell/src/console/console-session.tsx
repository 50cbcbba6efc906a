import { SessionProvider } from '@vitral/session';
import { notify, Toaster } from '@vitral/ui';
import { useTranslation } from '@vitral/i18n';
import { TIMING } from '@vitral/contracts';
import { Suspense, type ReactNode } from 'react';
import { ConsoleTheme } from './console-theme.tsx';
import { CenteredSpinner } from './panels/centered-spinner.tsx';

/** Provides the session, with toasts on logout and on a change of language. */
export function ConsoleSession({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <SessionWithToasts>
        <ConsoleTheme>
          <Suspense fallback={<CenteredSpinner />}>
            {children}
            <Toaster />
          </Suspense>
        </ConsoleTheme>
      </SessionWithToasts>
    </Suspense>
  );
}

function SessionWithToasts({ children }: { children: ReactNode }) {
  const { i18n, t } = useTranslation('common');
  const translate = (key: string) => i18n.t(`common:${key}`);
  const showSwitched = () =>
    notify.success(translate('language.updated'), {
      description: translate('language.updatedDetail'),
      duration: TIMING.languageToast,
    });

  return (
    <SessionProvider
      onLoggedOut={() => notify.success(t('auth.loggedOut'), { description: t('auth.loggedOutDetail') })}
      onLogoutFailed={() =>
        notify.error(t('auth.logoutFailed'), { description: t('auth.logoutFailedDetail') })
      }
      onLanguageSaved={showSwitched}
      onLanguageSaveFailed={() => notify.error(translate('language.updateFailed'))}
    >
      {children}
    </SessionProvider>
  );
}

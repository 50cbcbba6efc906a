import { SessionProvider } from '@vitral/session';
import { notify, Toaster } from '@vitral/ui';
import { useTranslation } from '@vitral/i18n';
import { TIMING } from '@vitral/contracts';
import { Suspense, type ReactNode } from 'react';
import { ConsoleLook } from './console-look.tsx';
import { CenteredSpinner } from './panels/centered-spinner.tsx';

/** Provides the session, with the messages on logging out and on switching the language. */
export function ConsoleSession({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <SessionWithNotices>
        <ConsoleLook>
          <Suspense fallback={<CenteredSpinner />}>
            {children}
            <Toaster />
          </Suspense>
        </ConsoleLook>
      </SessionWithNotices>
    </Suspense>
  );
}

function SessionWithNotices({ children }: { children: ReactNode }) {
  const { i18n, t } = useTranslation('common');
  const inCurrent = (key: string) => i18n.t(`common:${key}`);
  const showSwitched = () =>
    notify.success(inCurrent('language.updated'), {
      description: inCurrent('language.updatedDetail'),
      duration: TIMING.languageToast,
    });

  return (
    <SessionProvider
      onLoggedOut={() => notify.success(t('auth.loggedOut'), { description: t('auth.loggedOutDetail') })}
      onLogoutFailed={() =>
        notify.error(t('auth.logoutFailed'), { description: t('auth.logoutFailedDetail') })
      }
      onLanguageSaved={showSwitched}
      onLanguageSaveFailed={() => notify.error(inCurrent('language.updateFailed'))}
    >
      {children}
    </SessionProvider>
  );
}

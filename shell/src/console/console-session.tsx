import { TIMING } from '@vitral/contracts/timing';
import { useTranslation } from '@vitral/i18n';
import { SessionProvider, useSession, useSite } from '@vitral/session';
import { notify, Toaster, UiProvider } from '@vitral/ui';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useBoot } from './boot-context.ts';
import { CenteredSpinner } from './panels.tsx';

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
  const { modules } = useBoot();
  const developed = useMemo(
    () => modules.flatMap(({ isDeveloped, permissions = [] }) => (isDeveloped ? permissions : [])),
    [modules],
  );
  const translate = (key: string) => i18n.t(`common:${key}`);
  const showSwitched = () =>
    notify.success(translate('language.updated'), {
      description: translate('language.updatedDetail'),
      duration: TIMING.languageToast,
    });

  return (
    <SessionProvider
      developed={developed}
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

/** Applies theme and density of the account. Without preferences, and before the login, applies those of the site. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  const boot = useBoot();
  const { site } = useSite();
  const { user, isLoading } = useSession();
  const preferences = isLoading ? boot : user;
  return (
    <UiProvider
      nonce={boot.nonce}
      theme={preferences?.theme ?? site.theme}
      density={preferences?.density ?? site.density}
      accent={site.accent}
    >
      {children}
    </UiProvider>
  );
}

import { useSession, useSite } from '@vitral/session';
import { UiProvider } from '@vitral/ui';
import type { ReactNode } from 'react';
import { useBoot } from './boot-context.ts';

/** Applies theme and density of the account; without preferences, and before the login, those of the site. */
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
    >
      {children}
    </UiProvider>
  );
}

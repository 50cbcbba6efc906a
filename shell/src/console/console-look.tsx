import { useSession, useSite } from '@vitral/session';
import { UiProvider } from '@vitral/ui';
import type { ReactNode } from 'react';
import { useBoot } from './boot-context.ts';

/** Theme and density as the account has them, on whichever machine; where it has none, and before the login, the site's. */
export function ConsoleLook({ children }: { children: ReactNode }) {
  const boot = useBoot();
  const { site } = useSite();
  const { user, isLoading } = useSession();
  const wanted = isLoading ? boot : user;
  return (
    <UiProvider
      nonce={boot.nonce}
      theme={wanted?.theme ?? site.theme}
      density={wanted?.density ?? site.density}
    >
      {children}
    </UiProvider>
  );
}

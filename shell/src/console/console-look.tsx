import { useSession } from '@vitral/session';
import { UiProvider } from '@vitral/ui';
import type { ReactNode } from 'react';
import { useBoot } from './boot-context.ts';

/** Theme and density as the account has them, on whichever machine; without one as the system has it. */
export function ConsoleLook({ children }: { children: ReactNode }) {
  const boot = useBoot();
  const { user, isLoading } = useSession();
  const wanted = isLoading ? boot : user;
  return (
    <UiProvider
      nonce={boot.nonce}
      theme={wanted?.theme ?? 'system'}
      density={wanted?.density ?? 'comfortable'}
    >
      {children}
    </UiProvider>
  );
}

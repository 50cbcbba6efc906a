import { useQuery } from '@tanstack/react-query';
import type { AuthOptions } from '@vitral/contracts/accounts';
import { Alert, Skeleton } from '@vitral/ui';
import type { ReactNode } from 'react';
import { AccountLayout, LoginButton, LoginLink } from '../forms/account-layout.tsx';
import { authOptionsQuery } from './accounts.queries.ts';

interface OptionsLayoutProps {
  title: string;
  text: string;
  /** Height in pixels of the placeholder until the options are loaded. */
  height: number;
  /** Returns the reason why the form is not offered; null if it is. */
  refusal: (options: AuthOptions) => string | null;
  children: (options: AuthOptions | undefined) => ReactNode;
}

/** Shows a form, or the reason why the site's options do not offer it. */
export function OptionsLayout({ title, text, height, refusal, children }: OptionsLayoutProps) {
  const { data: options, isPending } = useQuery(authOptionsQuery);
  if (isPending)
    return (
      <AccountLayout title={title}>
        <Skeleton variant="rounded" height={height} />
      </AccountLayout>
    );
  const reason = options && refusal(options);
  if (reason)
    return (
      <AccountLayout isResult title={title}>
        <Alert severity="info" role="status">
          {reason}
        </Alert>
        <LoginButton />
      </AccountLayout>
    );
  return (
    <AccountLayout title={title} text={text}>
      {children(options)}
      <LoginLink />
    </AccountLayout>
  );
}

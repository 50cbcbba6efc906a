import { useSession } from '@vitral/session';
import { useMemo } from 'react';
import { useBoot } from '../boot-context.ts';
import { linkedPages, type LinkedPage } from './linked-pages.ts';

/** Returns the pages with a link that the role may open. */
export function useLinkedPages(): LinkedPage[] {
  const boot = useBoot();
  const { allows } = useSession();
  const linked = useMemo(() => linkedPages(boot), [boot]);
  return linked.filter(({ contribution }) => allows(contribution.permission));
}

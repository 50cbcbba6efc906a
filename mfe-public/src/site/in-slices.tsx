import { Children, Suspense, type ReactNode } from 'react';

/** Lets React hydrate each child separately, a clicked one first, so that the browser can respond in between. */
export function InSlices({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => child && <Suspense>{child}</Suspense>);
}

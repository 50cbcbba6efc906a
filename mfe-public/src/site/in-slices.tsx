import { Children, Suspense, type ReactNode } from 'react';

/** React takes over each child on its own, the nearest to the visitor's click first, and lets the browser breathe between. */
export function InSlices({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => child && <Suspense>{child}</Suspense>);
}

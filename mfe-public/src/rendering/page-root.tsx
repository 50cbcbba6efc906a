import { type ComponentType, useEffect } from 'react';
import { PageFrame } from '../layout/page-frame.tsx';
import { type Site, SiteContext } from '../site/site-context.ts';

interface PageRootProps {
  site: Site;
  View: ComponentType<{ data: unknown }>;
  data: unknown;
}

/** Renders a whole page, identically on the server and in the browser. */
export function PageRoot({ site, View, data }: PageRootProps) {
  useEffect(repeatFirstClick, []);
  return (
    <SiteContext value={site}>
      <PageFrame>
        <View data={data} />
      </PageFrame>
    </SiteContext>
  );
}

declare global {
  /** Target of the first click before hydration, recorded by the shell's entry (libs/module-kit, `whenShown`). */
  var vitralFirstClick: EventTarget | null | undefined;
}

/** Matches buttons that do nothing without scripts; command buttons, links and forms work. */
const DEAD_WITHOUT_SCRIPTS = 'button[type="button"]:not([commandfor])';

/** Repeats a click that happened before hydration if it had no effect then. */
function repeatFirstClick(): void {
  const clicked = globalThis.vitralFirstClick;
  const button = clicked instanceof Element ? clicked.closest<HTMLElement>(DEAD_WITHOUT_SCRIPTS) : null;
  globalThis.vitralFirstClick = null;
  // Deferred, because a click during React's work could not hydrate the button's surroundings.
  if (button) setTimeout(() => button.click());
}

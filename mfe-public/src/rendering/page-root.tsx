import { type ComponentType, useEffect } from 'react';
import { PageFrame } from '../layout/page-frame.tsx';
import { type Site, SiteContext } from '../site/site-context.ts';

interface PageRootProps {
  site: Site;
  View: ComponentType<{ data: unknown }>;
  data: unknown;
}

/** The whole of a page, the same on the server and in the browser. */
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
  /** Target of the first click, as recorded by the shell's entry (libs/module-kit, `whenShown`). */
  var vitralFirstClick: EventTarget | null | undefined;
}

/** Matches buttons that do nothing without scripts; command buttons, links and forms work. */
const DEAD_WITHOUT_SCRIPTS = 'button[type="button"]:not([commandfor])';

/** Repeats a click that happened before hydration if it had no effect then. */
function repeatFirstClick(): void {
  const clicked = globalThis.vitralFirstClick;
  const button = clicked instanceof Element ? clicked.closest<HTMLElement>(DEAD_WITHOUT_SCRIPTS) : null;
  globalThis.vitralFirstClick = null;
  // Deferred: a click during React's work could not hydrate the surroundings of the button.
  if (button) setTimeout(() => button.click());
}

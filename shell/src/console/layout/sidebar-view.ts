import { useState } from 'react';

/** A person's choices for the sidebar, stored in this browser. */
export interface SidebarView {
  /** Shows icons only. */
  isNarrow: boolean;
  /** Names of the groups whose links are hidden. */
  closed: string[];
}

const STORAGE_KEY = 'vitral.sidebar';

/** Returns the view of the sidebar, and a function that changes and stores it. */
export function useSidebarView() {
  const [view, setView] = useState(readView);
  const change = (changes: Partial<SidebarView>) => {
    const next = { ...view, ...changes };
    setView(next);
    storeView(next);
  };
  return { view, change };
}

function readView(): SidebarView {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<SidebarView> | null;
    const closed = Array.isArray(stored?.closed)
      ? stored.closed.filter((name) => typeof name === 'string')
      : [];
    return { isNarrow: stored?.isNarrow === true, closed };
  } catch {
    return { isNarrow: false, closed: [] };
  }
}

function storeView(view: SidebarView): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(view));
  } catch {
    // Without storage the view lasts until the page is reloaded.
  }
}

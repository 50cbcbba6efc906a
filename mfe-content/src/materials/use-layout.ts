import { useState } from 'react';

export type Layout = 'grid' | 'list';

const STORAGE_KEY = 'vitral.materials.layout';

/** Grid or list, as last chosen in this browser. */
export function useLayout(): [Layout, (layout: Layout) => void] {
  const [layout, setLayout] = useState(readLayout);
  return [
    layout,
    (chosen) => {
      setLayout(chosen);
      storeLayout(chosen);
    },
  ];
}

/** Falls back to the grid if the browser blocks local storage. */
function readLayout(): Layout {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

function storeLayout(layout: Layout): void {
  try {
    localStorage.setItem(STORAGE_KEY, layout);
  } catch {
    // Without storage the choice lasts until the user leaves the page.
  }
}

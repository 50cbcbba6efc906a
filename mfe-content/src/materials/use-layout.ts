import { useState } from 'react';

export type Layout = 'grid' | 'list';

const PLACE = 'vitral.materials.layout';

/** Grid or list, as last chosen in this browser. */
export function useLayout(): [Layout, (layout: Layout) => void] {
  const [layout, setLayout] = useState(recall);
  return [
    layout,
    (chosen) => {
      setLayout(chosen);
      remember(chosen);
    },
  ];
}

/** A browser may keep nothing at all for us: then the grid it is. */
function recall(): Layout {
  try {
    return localStorage.getItem(PLACE) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

function remember(layout: Layout): void {
  try {
    localStorage.setItem(PLACE, layout);
  } catch {
    // The choice holds until the page is left.
  }
}

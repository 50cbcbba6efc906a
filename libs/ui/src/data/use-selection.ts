import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Replaces the selection. */
  choose: (ids: Iterable<string>) => void;
  clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The selected rows of a table. `scope` identifies the rows on screen (the serialized query): a new scope clears the selection,
 * so that nobody changes rows that are out of sight.
 */
export function useSelection(scope: string): Selection {
  const [chosen, setChosen] = useState({ scope, ids: NOTHING });
  return {
    ids: chosen.scope === scope ? chosen.ids : NOTHING,
    choose: (ids) => setChosen({ scope, ids: new Set(ids) }),
    clear: () => setChosen({ scope, ids: NOTHING }),
  };
}

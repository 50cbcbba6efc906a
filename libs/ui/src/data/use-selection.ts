import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Takes the place of what was selected. */
  choose: (ids: Iterable<string>) => void;
  clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Which rows of a table are selected. `scope` says which rows are on screen (the query, written out): when it changes,
 * nothing is selected any more, so that nobody changes rows that are out of sight.
 */
export function useSelection(scope: string): Selection {
  const [chosen, setChosen] = useState({ scope, ids: NOTHING });
  return {
    ids: chosen.scope === scope ? chosen.ids : NOTHING,
    choose: (ids) => setChosen({ scope, ids: new Set(ids) }),
    clear: () => setChosen({ scope, ids: NOTHING }),
  };
}

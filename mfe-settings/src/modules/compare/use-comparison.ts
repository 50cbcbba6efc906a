import type { ReleaseName } from '@vitral/sdk/contracts/modules';
import type { ModuleSummary } from '@vitral/sdk/contracts/releases';
import { useNavigate, useSearchParams } from '@vitral/sdk/router';

/** Ids of two releases of a module; blank where none is chosen. */
export interface Comparison {
  module: ReleaseName;
  from: string;
  to: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const comparisonLocation = ({ module, from, to }: Comparison) => ({
  search: `${new URLSearchParams({ tab: 'compare', module, from, to })}`,
});

/** The comparison in the URL; by default the newest release of a module with the active one. */
export function useComparison(modules: readonly [ModuleSummary, ...ModuleSummary[]]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = modules.find(({ name }) => name === search.get('module'));
  const module = named ?? modules.find(hasNewer) ?? modules[0];
  const idIn = (name: string) => {
    const id = search.get(name) ?? '';
    return named && UUID.test(id) ? id : '';
  };
  const fallback = defaultOf(module);
  const comparison: Comparison = {
    module: module.name,
    from: idIn('from') || fallback.from,
    to: idIn('to') || fallback.to,
  };
  return {
    comparison,
    choose: (changes: Partial<Comparison>) =>
      void navigate(comparisonLocation({ ...comparison, ...changes }), { preventScrollReset: true }),
  };
}

const hasNewer = ({ newest }: ModuleSummary) => newest !== null && !newest.isActive && !newest.isRemoved;

function defaultOf(module: ModuleSummary) {
  const { active, newest, previous } = module;
  return hasNewer(module)
    ? { from: active?.id ?? '', to: newest?.id ?? '' }
    : { from: previous?.id ?? '', to: active?.id ?? '' };
}

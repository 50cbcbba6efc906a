import type { ModuleSummary, ReleaseName } from '@vitral/contracts';
import { useNavigate, useSearchParams } from '@vitral/router';

/** Two releases of a module, by their ids; empty where none is chosen. */
export interface Comparison {
  module: ReleaseName;
  from: string;
  to: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const compareAddress = ({ module, from, to }: Comparison) => ({
  search: `${new URLSearchParams({ tab: 'compare', module, from, to })}`,
});

/** What the address compares; without a word of it, what is new of a module with what visitors have. */
export function useComparison(modules: readonly [ModuleSummary, ...ModuleSummary[]]) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const asked = modules.find(({ name }) => name === address.get('module'));
  const module = asked ?? modules.find(isNew) ?? modules[0];
  const idIn = (name: string) => {
    const id = address.get(name) ?? '';
    return asked && UUID.test(id) ? id : '';
  };
  const first = firstOf(module);
  const comparison: Comparison = {
    module: module.name,
    from: idIn('from') || first.from,
    to: idIn('to') || first.to,
  };
  return {
    comparison,
    choose: (changes: Partial<Comparison>) =>
      void navigate(compareAddress({ ...comparison, ...changes }), { preventScrollReset: true }),
  };
}

const isNew = ({ newest }: ModuleSummary) => newest !== null && !newest.isActive && !newest.isRemoved;

function firstOf(module: ModuleSummary) {
  const { active, newest, previous } = module;
  return isNew(module)
    ? { from: active?.id ?? '', to: newest?.id ?? '' }
    : { from: previous?.id ?? '', to: active?.id ?? '' };
}

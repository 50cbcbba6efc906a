import { RELEASE_NAMES, type ReleaseName } from '@vitral/contracts';
import { useTableAddress } from '@vitral/ui';

/** The module that the address names (`?module=mfe-people`), and the page of its list. */
export function useChosenModule() {
  const { filters, setFilters, ...address } = useTableAddress<{ module: string }>({
    filters: { module: '' },
    choices: { module: RELEASE_NAMES },
    sort: { field: 'createdAt', direction: 'desc' },
    pageSize: 10,
  });
  return {
    // Only what `choices` allows comes out of the address.
    module: filters.module as ReleaseName | '',
    choose: (module: ReleaseName | '') => setFilters({ module }),
    address,
  };
}

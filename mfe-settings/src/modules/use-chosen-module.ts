import { RELEASE_NAMES, type ReleaseName } from '@vitral/contracts';
import { useTableUrl } from '@vitral/ui';

/** The module in the URL (`?module=mfe-people`), and the page of its release list. */
export function useChosenModule() {
  const { filters, setFilters, ...address } = useTableUrl<{ module: string }>({
    filters: { module: '' },
    choices: { module: RELEASE_NAMES },
    sort: { field: 'createdAt', direction: 'desc' },
    pageSize: 10,
  });
  return {
    // `choices` limits the value to known modules.
    module: filters.module as ReleaseName | '',
    choose: (module: ReleaseName | '') => setFilters({ module }),
    address,
  };
}

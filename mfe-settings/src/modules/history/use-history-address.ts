import { RELEASE_NAMES } from '@vitral/contracts';
import { useTableAddress } from '@vitral/ui';

/** Whether the changes or the sets are listed, of which module, and which page of them. */
export function useHistoryAddress() {
  const { filters, setFilters, ...address } = useTableAddress<{ view: string; module: string }>({
    filters: { view: 'changes', module: '' },
    choices: { view: ['changes', 'sets'], module: RELEASE_NAMES },
    sort: { field: 'createdAt', direction: 'desc' },
  });
  return { ...filters, setFilters, address };
}

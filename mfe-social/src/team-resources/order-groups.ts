import type { ResourceType } from '@vitral/contracts';
import type { ResourceGroup } from './team-resources.queries.ts';
import type { ResourceOrder } from './use-resource-filters.ts';

/** Sort parameter for the items of a group. */
export const SORTS: Record<ResourceOrder, string> = {
  name: 'title',
  type: 'title',
  usage: '-downloadCount',
};

/** Language and labels that the order depends on. */
export interface SortLabels {
  language: string;
  typeName: (type: ResourceType) => string;
}

/** Sorts groups by their first resource in the chosen order. */
export function orderGroups(
  groups: readonly ResourceGroup[],
  order: ResourceOrder,
  { language, typeName }: SortLabels,
): ResourceGroup[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const byType = (one: ResourceGroup, other: ResourceGroup) =>
    collator.compare(typeName(one.type), typeName(other.type));
  const orders: Record<ResourceOrder, typeof byType> = {
    name: (one, other) => collator.compare(firstTitle(one), firstTitle(other)),
    type: byType,
    usage: (one, other) => mostOpened(other) - mostOpened(one) || byType(one, other),
  };
  return groups.toSorted(orders[order]);
}

const firstTitle = ({ items }: ResourceGroup) => items[0]?.title ?? '';
const mostOpened = ({ items }: ResourceGroup) => items[0]?.downloadCount ?? 0;

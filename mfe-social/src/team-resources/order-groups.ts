import type { ResourceType } from '@vitral/contracts';
import type { ResourceGroup } from './team-resources.queries.ts';
import type { ResourceOrder } from './use-resource-filters.ts';

/** How the server sorts within a group. */
export const SORTS: Record<ResourceOrder, string> = {
  name: 'title',
  type: 'title',
  usage: '-downloadCount',
};

/** What the reader of a language sees in which order. */
export interface Reading {
  language: string;
  typeName: (type: ResourceType) => string;
}

/** The group of the first resource in the chosen order comes first. */
export function orderGroups(
  groups: readonly ResourceGroup[],
  order: ResourceOrder,
  { language, typeName }: Reading,
): ResourceGroup[] {
  const words = new Intl.Collator(language, { numeric: true });
  const byType = (one: ResourceGroup, other: ResourceGroup) =>
    words.compare(typeName(one.type), typeName(other.type));
  const orders: Record<ResourceOrder, typeof byType> = {
    name: (one, other) => words.compare(firstTitle(one), firstTitle(other)),
    type: byType,
    usage: (one, other) => mostOpened(other) - mostOpened(one) || byType(one, other),
  };
  return groups.toSorted(orders[order]);
}

const firstTitle = ({ items }: ResourceGroup) => items[0]?.title ?? '';
const mostOpened = ({ items }: ResourceGroup) => items[0]?.downloadCount ?? 0;

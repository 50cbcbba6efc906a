import type { ResourceType, TeamResource } from '@vitral/contracts';

export const RESOURCE_ORDERS = ['name', 'type', 'usage'] as const;
export type ResourceOrder = (typeof RESOURCE_ORDERS)[number];

export interface Filters {
  search: string;
  type: ResourceType | '';
  order: ResourceOrder;
}

export const NO_FILTERS: Filters = { search: '', type: '', order: 'name' };

export interface ResourceGroup {
  type: ResourceType;
  resources: TeamResource[];
}

/** What the reader of a language sees in which order. */
export interface Reading {
  language: string;
  typeName: (type: ResourceType) => string;
}

/** The resources that pass, grouped by type; the group of the first resource in the chosen order comes first. */
export function arrange(
  resources: readonly TeamResource[],
  filters: Filters,
  reading: Reading,
): ResourceGroup[] {
  const groups = new Map<ResourceType, TeamResource[]>();
  for (const resource of resources
    .filter((item) => passes(item, filters))
    .sort(comparison(filters.order, reading))) {
    groups.set(resource.type, [...(groups.get(resource.type) ?? []), resource]);
  }
  return [...groups].map(([type, members]) => ({ type, resources: members }));
}

function passes({ title, description, type }: TeamResource, filters: Filters): boolean {
  if (filters.type && type !== filters.type) return false;
  return `${title}\n${description}`.toLocaleLowerCase().includes(filters.search.trim().toLocaleLowerCase());
}

function comparison(order: ResourceOrder, { language, typeName }: Reading) {
  const words = new Intl.Collator(language, { numeric: true });
  const byName = (one: TeamResource, other: TeamResource) => words.compare(one.title, other.title);
  const orders: Record<ResourceOrder, typeof byName> = {
    name: byName,
    type: (one, other) => words.compare(typeName(one.type), typeName(other.type)) || byName(one, other),
    usage: (one, other) => other.downloadCount - one.downloadCount || byName(one, other),
  };
  return orders[order];
}

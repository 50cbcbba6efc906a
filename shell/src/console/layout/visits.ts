import type { LinkedPage, LinkGroup } from '../navigation/linked-pages.ts';

const STORAGE_KEY = 'vitral.visits';

/** Number of latest visits that count, so that changed habits show. */
const MOST = 200;

/** Returns the paths of the latest visits in this browser. */
export function readVisits(): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores a visit in this browser. */
export function storeVisit(path: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...readVisits(), path].slice(-MOST)));
  } catch {
    // Without storage the first page of each group counts as the most used.
  }
}

/** Returns the most visited pages in the order of the navigation. Pages without visits count by the order of their group. */
export function mostVisited(groups: LinkGroup[], visits: readonly string[], count: number): LinkedPage[] {
  const links = groups.flatMap((group) => group.links);
  const firsts = groups.flatMap((group) => group.links.slice(0, 1));
  const visitsOf = ({ paths }: LinkedPage) => visits.filter((path) => paths.includes(path)).length;
  const chosen = [...new Set([...firsts, ...links])]
    .toSorted((one, other) => visitsOf(other) - visitsOf(one))
    .slice(0, count);
  return links.filter((page) => chosen.includes(page));
}

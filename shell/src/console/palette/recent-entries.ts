import type { PaletteEntry } from './palette-entries.ts';

const STORAGE_KEY = 'vitral.recent';
const MOST = 8;

/** Returns what was opened last through the palette in this browser, newest first. */
export function readRecent(): PaletteEntry[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Remembers an opened entry in this browser. */
export function storeRecent({ kind, title, detail, icon, to }: PaletteEntry): void {
  const others = readRecent().filter((entry) => entry.to !== to);
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify([{ kind, title, detail, icon, to }, ...others].slice(0, MOST)),
    );
  } catch {
    // Without storage the palette starts with the pages.
  }
}

function isEntry(value: unknown): value is PaletteEntry {
  const entry = value as Record<keyof PaletteEntry, unknown> | null;
  return (['kind', 'title', 'detail', 'icon', 'to'] as const).every(
    (key) => typeof entry?.[key] === 'string',
  );
}

import type { PaletteEntry } from './palette-entries.ts';

const STORAGE_KEY = 'vitral.recent';
const MOST = 8;

/**
 * Returns the entries that an account opened last through the palette in this browser, newest first. Other accounts do
 * not see them.
 */
export function readRecent(account: string): PaletteEntry[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown> | null;
    const entries = stored?.['account'] === account ? stored['entries'] : [];
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Stores an opened entry in this browser, and deletes those of another account. */
export function storeRecent(account: string, entry: PaletteEntry): void {
  const others = readRecent(account).filter(({ to }) => to !== entry.to);
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ account, entries: [entry, ...others].slice(0, MOST) }),
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

import type { Boot, BootOverride } from '@vitral/contracts';

/** What this page takes from a developer's machine, as its boot block says. */
export function readOverride(): BootOverride | null {
  const block = document.getElementById('boot')?.textContent;
  return (block && (JSON.parse(block) as Boot).override) || null;
}

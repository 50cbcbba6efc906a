import type { Boot } from '@vitral/sdk/contracts/modules';

/** Reads the JSON block that the server puts into every page; null in specs that add none. Content before it may have the same id. */
export function readBoot(): Boot | null {
  const block = document.querySelector('script#boot')?.textContent;
  return block ? (JSON.parse(block) as Boot) : null;
}

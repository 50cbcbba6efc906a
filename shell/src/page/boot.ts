import type { Boot } from '@vitral/contracts/modules';

/**
 * Reads the JSON block that the server puts into every page. Throws when the page has none. Content before it may have the same id:
 * staff choose the anchors of blocks.
 */
export function readBoot(document: Document): Boot {
  const block = document.querySelector('script#boot');
  if (!block?.textContent) throw new Error('The page has no boot block');
  return JSON.parse(block.textContent) as Boot;
}

import type { Block } from '@vitral/sdk/contracts/blocks';
import type { SitePageContent } from '@vitral/sdk/contracts/site-pages';

/** The settings of a page, or one of its blocks by id. */
export type PagePart = string;

export const SETTINGS: PagePart = 'settings';
export const ORDER: PagePart = 'order';

const settingsOf = ({ blocks: _blocks, ...settings }: SitePageContent) => settings;

/** Returns equal texts for equal values, regardless of the order of their keys. */
function key(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, one]) => !isBlank(one))
            .sort(),
        )
      : inner,
  );
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export const blockIn = (content: SitePageContent, id: string): Block | undefined =>
  content.blocks.find((block) => block.id === id);

/** Returns the parts in which two contents differ: the settings, the order of the blocks, and each block. */
export function differingParts(one: SitePageContent, other: SitePageContent): PagePart[] {
  const ids = [...new Set([...one.blocks, ...other.blocks].map(({ id }) => id))];
  const blocks = ids.filter((id) => key(blockIn(one, id)) !== key(blockIn(other, id)));
  const order = (content: SitePageContent, among: SitePageContent) =>
    content.blocks
      .filter(({ id }) => blockIn(among, id))
      .map(({ id }) => id)
      .join();
  return [
    ...(key(settingsOf(one)) === key(settingsOf(other)) ? [] : [SETTINGS]),
    ...(order(one, other) === order(other, one) ? [] : [ORDER]),
    ...blocks,
  ];
}

/** Returns `mine` with these parts taken from `theirs`. */
export function withPartsFrom(
  mine: SitePageContent,
  theirs: SitePageContent,
  parts: readonly PagePart[],
): SitePageContent {
  const settings = settingsOf(parts.includes(SETTINGS) ? theirs : mine);
  const taken = parts.filter((part) => part !== SETTINGS && part !== ORDER);
  const first = parts.includes(ORDER) ? theirs : mine;
  const second = first === mine ? theirs : mine;
  const wanted = (id: string) => blockIn(taken.includes(id) ? theirs : mine, id);
  const ids = first.blocks.map(({ id }) => id);
  for (const [index, { id }] of second.blocks.entries())
    if (!ids.includes(id)) ids.splice(Math.min(index, ids.length), 0, id);
  return { ...settings, blocks: ids.flatMap((id) => wanted(id) ?? []) };
}

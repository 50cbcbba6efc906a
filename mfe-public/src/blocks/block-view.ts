import type { BlockField } from '@vitral/sdk/contracts/blocks';
import type { ComponentType } from 'react';
import type { HeadContext } from '../site/page-definition.ts';
import type { BlockData } from './block-data.ts';
import type { BlockValues } from './block-values.ts';

/** Props of the component of a block type. */
export interface BlockProps<Fields extends readonly BlockField[]> {
  /** Anchor of the block, from which it derives the ids of its headings. */
  id: string;
  values: BlockValues<Fields>;
  data: BlockData;
  /** The block is the first of its page: its title is the page's. */
  isFirst: boolean;
  /** The page has a block of this type already, so parts that may be there once are left out. */
  isRepeated: boolean;
}

/** Parts of a block from which it is described to search engines. */
export type DescribedBlock<Fields extends readonly BlockField[]> = Pick<
  BlockProps<Fields>,
  'values' | 'data' | 'isRepeated'
>;

/** View of a block type, with the fields whose values it shows. */
export interface BlockView<Fields extends readonly BlockField[]> {
  fields: Fields;
  View: ComponentType<BlockProps<Fields>>;
  /** Returns schema.org objects without their `@context`. */
  structuredData?: (block: DescribedBlock<Fields>, context: HeadContext) => object[];
}

/** Checks that the view and the fields of a block type match. */
export function defineBlock<const Fields extends readonly BlockField[]>(
  { fields }: { fields: Fields },
  View: BlockView<Fields>['View'],
  structuredData?: BlockView<Fields>['structuredData'],
): BlockView<Fields> {
  return { fields, View, ...(structuredData && { structuredData }) };
}

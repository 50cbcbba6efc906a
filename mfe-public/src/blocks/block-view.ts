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
  /** The block is the first of its page, so its title is the title of the page. */
  isFirst: boolean;
  /** The page already has a block of this type, so parts that must be unique are left out. */
  isRepeated: boolean;
}

/** Parts of a block that describe it to search engines. */
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

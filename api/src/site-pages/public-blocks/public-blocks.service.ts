import { Injectable } from '@nestjs/common';
import type {
  Block,
  ChosenPublicBlock,
  OfferedPublicBlock,
  PublicBlockContent,
} from '@vitral/contracts/blocks';
import { slotOrder } from '@vitral/contracts/slots';
import { CollectionDocuments } from '../../collections/index.ts';
import { type ActivePublicBlock, ActivePublicBlocks } from '../../modules/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isChosenPublicBlock } from './chosen-public-block.ts';
import { toPublicBlockItem } from './public-block-item.ts';

const NEWEST_FIRST = '-createdAt';

type Contents = Map<string, PublicBlockContent | null>;

/** The blocks that active modules contribute to pages, and the documents that they show. docs/adr/106. */
@Injectable()
export class PublicBlocks {
  /** All tables that it reads. */
  static readonly tables = [...ActivePublicBlocks.tables, 'module_collection', 'collection_document'];

  constructor(
    private readonly active: ActivePublicBlocks,
    private readonly documents: CollectionDocuments,
  ) {}

  /** Lists what staff may choose. */
  async offered(): Promise<OfferedPublicBlock[]> {
    const blocks = [...(await this.active.list())].sort(
      (one, other) => slotOrder(one.contribution) - slotOrder(other.contribution),
    );
    return blocks.map(({ module, contribution: { name, title } }) => ({ module, publicBlock: name, title }));
  }

  /** Returns blocks in which the documents of chosen public blocks replace them, or null if no active module offers one. */
  async withContent(blocks: readonly Block[]): Promise<Block[]> {
    const chosen = blocks.flatMap(({ values }) => Object.values(values).filter(isChosenPublicBlock));
    if (chosen.length === 0) return [...blocks];
    const contents = await this.contentsOf(chosen);
    const contentOf = (value: unknown) =>
      isChosenPublicBlock(value) ? (contents.get(keyOf(value)) ?? null) : value;
    return blocks.map((block) => ({
      ...block,
      values: Object.fromEntries(
        Object.entries(block.values).map(([name, value]) => [name, contentOf(value)]),
      ),
    }));
  }

  /** Reads each chosen public block once, also if a page has it several times. */
  private async contentsOf(chosen: readonly ChosenPublicBlock[]): Promise<Contents> {
    const keys = new Set(chosen.map(keyOf));
    const shown = (await this.active.list()).filter((one) => keys.has(keyOfActive(one)));
    const contents: Contents = new Map();
    for (const one of shown) contents.set(keyOfActive(one), await this.contentOf(one));
    return contents;
  }

  /** Returns null for a collection that is not public, or not declared: a database of before an activation may say so. */
  private async contentOf({ module, contribution }: ActivePublicBlock): Promise<PublicBlockContent | null> {
    const { collection, layout, fields, sort = NEWEST_FIRST, limit } = contribution;
    try {
      const documents = await this.documents.firstPublic({ module, collection }, { sort, limit });
      return { layout, items: documents.flatMap((document) => toPublicBlockItem(document, fields) ?? []) };
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }
}

const keyOf = ({ module, publicBlock }: ChosenPublicBlock): string => `${module} ${publicBlock}`;
const keyOfActive = ({ module, contribution: { name: publicBlock } }: ActivePublicBlock): string =>
  keyOf({ module, publicBlock });

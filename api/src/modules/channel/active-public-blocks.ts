import { Injectable } from '@nestjs/common';
import { isPublicBlock, type PublicBlockContribution } from '@vitral/contracts/slots';
import { QueryCache } from '../../platform/changes/query-cache.ts';
import { readPosition } from './position.ts';

export interface ActivePublicBlock {
  module: string;
  contribution: PublicBlockContribution;
}

/**
 * The public blocks that the active releases contribute. They come from the database, as collections do: `ReleaseSets` serve the former
 * set while the next one is prepared, and a page would be cached with its blocks.
 */
@Injectable()
export class ActivePublicBlocks {
  /** All tables that it reads. */
  static readonly tables = ['release_channel'];

  constructor(private readonly cache: QueryCache) {}

  /** Lists them by module, each in the order of its `module.json`. */
  list(): Promise<ActivePublicBlock[]> {
    return this.cache.read('modules/public-blocks', ActivePublicBlocks.tables, async (em) => {
      const { releases } = await readPosition(em);
      const byName = [...releases].sort((one, other) => one.name.localeCompare(other.name));
      return byName.flatMap(({ name: module, descriptor: { slots = [] } }) =>
        slots.filter(isPublicBlock).map((contribution) => ({ module, contribution })),
      );
    });
  }
}

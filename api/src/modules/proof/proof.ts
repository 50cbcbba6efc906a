import { Injectable } from '@nestjs/common';
import type { ReleaseProblem } from '@vitral/contracts';
import type { Release } from '../release.entity.ts';
import { staticProblems } from './static-problems.ts';

/** Whoever wants the set; null for the server itself. */
export type ProofAuthor = { kind: 'person' | 'token' } | null;

/** Finds out whether releases work together before any visitor gets them. */
@Injectable()
export class Proof {
  /**
   * Why these releases, the shell and one of each module, can't be what visitors get; empty when they can. `changed` are
   * those of them that the active set does not have. With `trial` the pages of what changed are opened, too.
   */
  ofSet(
    releases: readonly Release[],
    changed: readonly Release[],
    author: ProofAuthor,
    options: { trial: boolean },
  ): Promise<ReleaseProblem[]> {
    const mayLowerPermissions = author?.kind !== 'token' && !options.trial && changed.length === 0;
    return Promise.resolve(staticProblems(releases, { before: [], mayLowerPermissions }));
  }
}

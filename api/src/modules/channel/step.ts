import type { AuditVerb, ChannelChangeKind } from '@vitral/contracts';
import type { Release } from '../release.entity.ts';

/** Who changes the channel; null: the server by itself. */
export type Actor = { id: string; name: string } | null;

/** What history and audit log say of a step. */
export interface StepChange {
  kind: ChannelChangeKind;
  /** Null: a whole set. */
  release: Release | null;
  /** Why a candidate went. */
  reason?: string;
  actor: Actor;
}

/** From one position of the channel to the next. */
export interface Step {
  /** Of the set that is active afterwards. */
  releases: Release[];
  /** What is tried out afterwards, in the active set with its module replaced. */
  candidate: { release: Release; share: number; since: Date } | null;
  /** Which of the two sets has passed its proof whole. */
  proved?: 'active' | 'candidate';
  changes: StepChange[];
}

/** Where the sets of a step are. */
export interface StepSets {
  active: { before: string | null; after: string };
  candidate: { before: string | null; after: string | null };
}

interface Meaning {
  verb: AuditVerb;
  from: (sets: StepSets) => string | null;
  to: (sets: StepSets) => string | null;
}

const moving = (verb: AuditVerb): Meaning => ({
  verb,
  from: ({ active }) => active.before,
  to: ({ active }) => active.after,
});

const ending: Meaning = {
  verb: 'withdrew',
  from: ({ candidate }) => candidate.before,
  to: ({ active }) => active.after,
};

export const MEANINGS: Record<ChannelChangeKind, Meaning> = {
  activated: moving('activated'),
  'rolled-back': moving('rolled-back'),
  'set-activated': moving('activated'),
  'candidate-promoted': moving('activated'),
  'candidate-started': {
    verb: 'activated',
    from: ({ active }) => active.after,
    to: ({ candidate }) => candidate.after,
  },
  'candidate-share': {
    verb: 'updated',
    from: ({ candidate }) => candidate.before,
    to: ({ candidate }) => candidate.after,
  },
  'candidate-withdrawn': ending,
  'candidate-taken-back': ending,
};

/** The kinds after which other releases are active. */
export const MOVES: ChannelChangeKind[] = ['activated', 'rolled-back', 'set-activated', 'candidate-promoted'];

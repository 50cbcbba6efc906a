import type { AuditVerb } from '@vitral/contracts/audit';
import type { ChannelChangeKind } from '@vitral/contracts/releases';
import type { Release } from '../releases/release.entity.ts';

/** Author of a change of the channel; null for the server itself. */
export type Actor = { id: string; name: string } | null;

export interface StepChange {
  kind: ChannelChangeKind;
  /** Null for an activation of a whole set. */
  release: Release | null;
  /** Why a candidate was withdrawn or a release rolled back. */
  reason?: string;
  actor: Actor;
}

export interface ChannelStep {
  releases: Release[];
  /** The candidate afterwards; its set is the active one with this module replaced. */
  candidate: { release: Release; share: number; since: Date } | null;
  proved?: 'active' | 'candidate';
  changes: StepChange[];
}

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

export const AUDIT_MEANINGS: Record<ChannelChangeKind, Meaning> = {
  activated: moving('activated'),
  'rolled-back': moving('rolled-back'),
  'set-activated': moving('activated'),
  deactivated: moving('withdrew'),
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

export const ACTIVATING_KINDS: ChannelChangeKind[] = [
  'activated',
  'rolled-back',
  'set-activated',
  'deactivated',
  'candidate-promoted',
];

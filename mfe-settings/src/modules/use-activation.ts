import { useQuery } from '@tanstack/react-query';
import type { ChannelChange, ChannelChangeKind } from '@vitral/contracts';
import { historyQuery } from './modules.queries.ts';

/** Changes that give every visitor another set; the other kinds concern the candidate. */
const ACTIVATIONS: readonly ChannelChangeKind[] = [
  'activated',
  'rolled-back',
  'set-activated',
  'candidate-promoted',
];
const RECENT = 50;

/** Returns the change that activated the set; undefined if it is not among the latest 50. */
export function useActivation(setId: string): ChannelChange | undefined {
  const { data: recent } = useQuery(historyQuery({ limit: RECENT, offset: 0 }));
  return recent?.items.find(({ kind, toSet }) => toSet === setId && ACTIVATIONS.includes(kind));
}

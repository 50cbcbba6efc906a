import { useQuery } from '@tanstack/react-query';
import type { ChannelChange, ChannelChangeKind } from '@vitral/contracts';
import { historyQuery } from './modules.queries.ts';

/** What moves every visitor to another set; the rest is about the candidate. */
const ACTIVATIONS: readonly ChannelChangeKind[] = [
  'activated',
  'rolled-back',
  'set-activated',
  'candidate-promoted',
];
const RECENT = 50;

/** When and by whom the active set was made the active one; undefined when that is long ago. */
export function useActivation(setId: string): ChannelChange | undefined {
  const { data: recent } = useQuery(historyQuery({ limit: RECENT, offset: 0 }));
  return recent?.items.find(({ kind, toSet }) => toSet === setId && ACTIVATIONS.includes(kind));
}

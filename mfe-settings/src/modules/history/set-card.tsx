import type { ReleaseSetSummary } from '@vitral/contracts';
import { Stack } from '@vitral/ui';
import { SetMembers } from './set-members.tsx';
import { SetState } from './set-state.tsx';
import { SetTimes } from './set-times.tsx';

interface SetCardProps {
  set: ReleaseSetSummary;
  active: ReleaseSetSummary;
  onActivate: (set: ReleaseSetSummary) => void;
}

/** A set in the list on a phone. */
export function SetCard({ set, active, onActivate }: SetCardProps) {
  return (
    <Stack spacing={1.25} sx={{ alignItems: 'flex-start' }}>
      <SetTimes set={set} />
      <SetMembers set={set} active={active} />
      <SetState set={set} onActivate={onActivate} />
    </Stack>
  );
}

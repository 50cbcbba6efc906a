import type { TeamResource } from '@vitral/contracts';
import { StatusSwitch } from '@vitral/ui/forms';
import { useToggleResource } from './use-resource-change.ts';

/** Switches a resource on or off: moves at once, and back again when the server refuses. */
export function ResourceSwitch({ resource }: { resource: TeamResource }) {
  const { mutate, isPending, variables } = useToggleResource();
  return (
    <StatusSwitch
      name={resource.title}
      isActive={isPending ? !variables.isActive : resource.isActive}
      // Not disabled while the answer is awaited: that would take the focus away.
      onChange={() => !isPending && mutate(resource)}
    />
  );
}

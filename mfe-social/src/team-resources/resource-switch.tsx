import type { TeamResource } from '@vitral/contracts';
import { StatusSwitch } from '@vitral/ui/forms';
import { useToggleResource } from './use-resource-change.ts';

/** Activates or deactivates a resource. The switch changes at once and reverts if the server refuses. */
export function ResourceSwitch({ resource }: { resource: TeamResource }) {
  const { mutate, isPending, variables } = useToggleResource();
  return (
    <StatusSwitch
      name={resource.title}
      isActive={isPending ? !variables.isActive : resource.isActive}
      // Not disabled during the request, since that would lose the focus.
      onChange={() => !isPending && mutate(resource)}
    />
  );
}

import type { TeamResource } from '@vitral/contracts';

/** The dialog that is open. */
export type ResourceTask = { kind: 'add' } | { kind: 'edit' | 'delete'; resource: TeamResource };

export type StartTask = (task: ResourceTask) => void;

import type { TeamResource } from '@vitral/contracts';

/** What is open over the page. */
export type ResourceTask = { kind: 'add' } | { kind: 'edit' | 'delete'; resource: TeamResource };

export type StartTask = (task: ResourceTask) => void;

import type { Role } from '@vitral/sdk/contracts/access';
import type { ReceivedPermission } from '@vitral/sdk/contracts/module-grants';
import type { Receivers } from '../use-ask-text.ts';

/** Permission of a module → who has it. */
export type ReceiversByName = Record<string, Receivers>;

export const receiversOf = (permissions: readonly ReceivedPermission[]): ReceiversByName =>
  Object.fromEntries(permissions.map(({ name, receivers }) => [name, receivers ?? 'nobody']));

/** Returns the roles of a request, which revokes the permissions that it does not name. */
export const rolesOf = (receivers: ReceiversByName): Record<string, Role> =>
  Object.fromEntries(
    Object.entries(receivers).flatMap(([name, role]) => (role === 'nobody' ? [] : [[name, role]])),
  );

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { holds, type Permission, type PermissionName, type Role } from '@vitral/contracts/access';
import type { Density, NotificationEmails, Theme } from '@vitral/contracts/accounts';
import type { Language } from '@vitral/contracts/languages';
import type { Request } from 'express';
import type {} from 'passport';

export interface Viewer {
  id: string;
  name: string;
  username: string;
  email: string | null;
  role: Role;
  /** Permissions that active modules of other repositories give to the role. */
  modulePermissions: readonly string[];
  language: Language | null;
  theme: Theme | null;
  density: Density | null;
  notificationEmails: NotificationEmails;
  hidesFirstSteps: boolean;
  newsSeen: string | null;
  hasPassword: boolean;
  isBreakGlass: boolean;
  hasSecondFactor: boolean;
  passkeyCount: number;
  needsSecondFactor: boolean;
  lastLogin: Date | null;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Passport's own place for the type of `request.user`
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it adds nothing to what a viewer is
    interface User extends Viewer {}
  }
}

export const Viewer = createParamDecorator(
  (_: unknown, context: ExecutionContext): Viewer | null =>
    context.switchToHttp().getRequest<Request>().user ?? null,
);

/** The only permission of accounts without the second factor that their role needs: it lets them set one up. */
export const OPEN_WITHOUT_SECOND_FACTOR: Permission = 'profile.write';

export function viewerMay(viewer: Viewer | null, permission: PermissionName): boolean {
  if (!viewer || !holds(viewer, permission)) return false;
  return !viewer.needsSecondFactor || permission === OPEN_WITHOUT_SECOND_FACTOR;
}

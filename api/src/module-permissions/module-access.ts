import { type Role, ROLES } from '@vitral/contracts/access';
import { isLower, type ModuleAccess } from '@vitral/contracts/module-permissions';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';

const isRole = (access: ModuleAccess): access is Role => ROLES.some((role) => role === access);

/** Returns whether an account may do what a module declares for a role or for a permission of its own. */
export function reaches(viewer: Viewer | null, access: ModuleAccess): boolean {
  if (!isRole(access)) return viewerMay(viewer, access);
  return viewer !== null && !viewer.needsSecondFactor && !isLower(viewer.role, access);
}

/** Returns the error of a missing permission. */
export function refusalOf(viewer: Viewer | null): AppError {
  if (!viewer) return new AppError('auth.unauthorized');
  return new AppError(
    viewer.needsSecondFactor ? 'auth.second-factor-missing' : 'auth.insufficient-permissions',
  );
}

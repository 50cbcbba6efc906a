import { type Role, ROLES } from '@vitral/contracts/access';
import type { CollectionDeclaration } from '@vitral/contracts/collections';
import type { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';

const reaches = (viewer: Viewer | null, role: Role): boolean =>
  viewer !== null && !viewer.needsSecondFactor && ROLES.indexOf(viewer.role) >= ROLES.indexOf(role);

/** `all`: every document with the fields for staff. `public`: what visitors see. Throws the error of the missing permission. */
export function readingOf(viewer: Viewer | null, declaration: CollectionDeclaration): 'all' | 'public' {
  if (reaches(viewer, declaration.permissions.read)) return 'all';
  if (declaration.public !== undefined) return 'public';
  throw refusalOf(viewer);
}

/** Throws the error of the missing permission. */
export function assertMayWrite(viewer: Viewer | null, { permissions }: CollectionDeclaration): void {
  if (!reaches(viewer, permissions.write)) throw refusalOf(viewer);
}

function refusalOf(viewer: Viewer | null): AppError {
  if (!viewer) return new AppError('auth.unauthorized');
  return new AppError(
    viewer.needsSecondFactor ? 'auth.second-factor-missing' : 'auth.insufficient-permissions',
  );
}

import type { CollectionDeclaration } from '@vitral/contracts/collections';
import { reaches, refusalOf } from '../module-permissions/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';

/**
 * `all`: every document, with the fields for staff. `public`: only what visitors see. Throws the error of the missing
 * permission.
 */
export function readingOf(viewer: Viewer | null, declaration: CollectionDeclaration): 'all' | 'public' {
  const { read, write } = declaration.permissions;
  if (reaches(viewer, read) || reaches(viewer, write)) return 'all';
  if (declaration.public !== undefined) return 'public';
  throw refusalOf(viewer);
}

/** Throws the error of the missing permission. */
export function assertMayWrite(viewer: Viewer | null, { permissions }: CollectionDeclaration): void {
  if (!reaches(viewer, permissions.write)) throw refusalOf(viewer);
}

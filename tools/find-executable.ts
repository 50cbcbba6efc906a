import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

export function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the first program of these names on the PATH, else the first of the usual places that exists. */
export function findExecutable(
  names: string[],
  { PATH = '' }: { PATH?: string },
  usualPlaces: string[] = [],
): string | undefined {
  const folders = PATH.split(process.platform === 'win32' ? ';' : ':').filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...usualPlaces].find(isExecutable);
}

import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of the programs that a folder of the PATH holds, or one of the usual places; undefined where none does. */
export function findExecutable(names, { PATH = '' }, usualPlaces = []) {
  const folders = PATH.split(process.platform === 'win32' ? ';' : ':').filter(Boolean);
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...installed, ...usualPlaces].find(isExecutable);
}

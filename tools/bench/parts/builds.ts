import type { Context } from '../measure-parts.ts';
import { copyWorkspace } from '../builds/copy-workspace.ts';
import { partsOfTheSite, timeBuilds } from '../builds/time-builds.ts';
import { buildsTable, missedBuilds } from '../builds/builds-table.ts';
import { makeDataFolder, removeDataFolder } from '../site.ts';

/** Projects of a quick run. */
const FEW = ['api', 'mfe-people'];

export const part = {
  name: 'builds',
  title: 'Building the site',
  measure,
  table: buildsTable,
  misses: missedBuilds,
};

/** Builds a copy of the workspace, so that the developer's builds and caches stay. */
async function measure({ root, effort, say }: Context) {
  const folder = makeDataFolder();
  try {
    await copyWorkspace(root, folder);
    return await timeBuilds(folder, effort.isQuick ? FEW : partsOfTheSite(root), say);
  } finally {
    removeDataFolder(folder);
  }
}

import { copyWorkspace } from '../builds/copy-workspace.mjs';
import { partsOfTheSite, timeBuilds } from '../builds/time-builds.mjs';
import { buildsTable, missedBuilds } from '../builds/builds-table.mjs';
import { makeDataFolder, removeDataFolder } from '../site.mjs';

/** With little effort one module stands for the others. */
const FEW = ['api', 'mfe-people'];

export const part = {
  name: 'builds',
  title: 'Building the site',
  measure,
  table: buildsTable,
  misses: missedBuilds,
};

/** In a copy, so that nothing of what the developer has built is lost. */
async function measure({ root, effort, say }) {
  const folder = makeDataFolder();
  try {
    await copyWorkspace(root, folder);
    return await timeBuilds(folder, effort.isQuick ? FEW : partsOfTheSite(root), say);
  } finally {
    removeDataFolder(folder);
  }
}

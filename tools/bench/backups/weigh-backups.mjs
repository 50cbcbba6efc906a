import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startScript, stopProcess } from '../processes.mjs';
import { makeDataFolder, removeDataFolder } from '../site.mjs';

const SCRIPT = fileURLToPath(new URL('move-archive.mjs', import.meta.url));
const MEGABYTE = 1024 * 1024;
const MEGABYTES = 1024;
const AT_MOST_MEGABYTES = 100;

/** By how much memory grows while a gigabyte of files is backed up and restored. */
export async function weighBackups(root) {
  const dataFolder = makeDataFolder();
  try {
    const { child, match } = await startScript(SCRIPT, {
      words: [join(root, 'api/dist'), dataFolder, String(MEGABYTES)],
      environment: { DATA_DIR: dataFolder, DATABASE_URL: '', NODE_ENV: '', DEMO: 'false' },
      ready: /figures (\{.*\})\n/,
      within: 600_000,
    });
    await stopProcess(child);
    return Object.entries(JSON.parse(match)).map(([work, { memoryBytes, seconds }]) => ({
      work,
      megabytes: MEGABYTES,
      seconds: Math.round(seconds),
      moreMegabytes: Math.round(memoryBytes / MEGABYTE),
      atMost: AT_MOST_MEGABYTES,
      isKept: memoryBytes <= AT_MOST_MEGABYTES * MEGABYTE,
    }));
  } finally {
    removeDataFolder(dataFolder);
  }
}

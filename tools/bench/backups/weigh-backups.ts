import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startScript, stopProcess } from '../processes.ts';
import type { MemoryReading } from '../table.ts';
import { makeDataFolder, removeDataFolder } from '../site.ts';

const SCRIPT = fileURLToPath(new URL('move-archive.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
const MEGABYTES = 1024;
const AT_MOST_MEGABYTES = 100;

/** Measures the growth of memory while a gigabyte of files is backed up and restored. */
export async function weighBackups(root: string): Promise<MemoryReading[]> {
  const dataFolder = makeDataFolder();
  try {
    const { child, match } = await startScript(SCRIPT, {
      words: [join(root, 'api/dist'), dataFolder, String(MEGABYTES)],
      environment: { DATA_DIR: dataFolder, DATABASE_URL: '', NODE_ENV: '', DEMO: 'false' },
      ready: /figures (\{.*\})\n/,
      within: 600_000,
    });
    await stopProcess(child);
    return Object.entries(JSON.parse(match) as Record<string, { memoryBytes: number; seconds: number }>).map(
      ([work, { memoryBytes, seconds }]) => ({
        work,
        megabytes: MEGABYTES,
        seconds: Math.round(seconds),
        moreMegabytes: Math.round(memoryBytes / MEGABYTE),
        atMost: AT_MOST_MEGABYTES,
        isKept: memoryBytes <= AT_MOST_MEGABYTES * MEGABYTE,
      }),
    );
  } finally {
    removeDataFolder(dataFolder);
  }
}

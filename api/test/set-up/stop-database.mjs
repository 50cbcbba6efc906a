import { rm } from 'node:fs/promises';

export default async function stopDatabase() {
  const { folder, database } = globalThis.testDatabase;
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

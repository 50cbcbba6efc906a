import { readdir } from 'node:fs/promises';
import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';

const FOLDER = new URL('../../migrations/', import.meta.url);

export interface NamedMigration {
  name: string;
  class: Constructor<Migration>;
}

/** Lists the migrations in the order of their file names, without glob patterns, which misread brackets in folder names. */
export async function listMigrations(): Promise<NamedMigration[]> {
  const files = (await readdir(FOLDER)).filter((file) => /^\d{14}.*\.(ts|js)$/.test(file)).sort();
  return Promise.all(files.map(readMigration));
}

async function readMigration(file: string): Promise<NamedMigration> {
  const exports: Record<string, Constructor<Migration>> = await import(new URL(file, FOLDER).href);
  const [migration] = Object.values(exports);
  if (!migration) throw new Error(`The migration ${file} exports no class`);
  return { name: file.replace(/\.(ts|js)$/, ''), class: migration };
}

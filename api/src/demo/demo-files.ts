import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { ContentItem } from '@vitral/contracts';
import type { FileStore, StoredFile } from '../platform/storage/file-store.ts';
import { readDemoContent } from './demo-content.ts';

export type DemoFile = Pick<
  ContentItem,
  'title' | 'description' | 'type' | 'category' | 'visibility' | 'isVisible' | 'tags'
> & { file: string };

const FOLDER = new URL('./files/', import.meta.url);

const MIME_TYPES: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
};

/** Writes the demo's files into the store and returns their metadata. */
export async function storeDemoFiles(
  store: FileStore,
): Promise<(DemoFile & StoredFile & { mimeType: string })[]> {
  const described = await readDemoContent('content');
  const portraits = (await readdir(FOLDER))
    .filter((file) => file.endsWith('.webp'))
    .sort()
    .map(describePortrait);
  return Promise.all(
    [...described, ...portraits].map(async (file) => ({
      ...file,
      ...(await store.write(file.file, await readFile(new URL(file.file, FOLDER)))),
      mimeType: MIME_TYPES[extname(file.file)] ?? 'application/octet-stream',
    })),
  );
}

/** `elena-marquez-small.webp` → "Elena Marquez Small", a public picture in the category that lists hide. */
function describePortrait(file: string): DemoFile {
  const words = file.replace(/\.webp$/, '').split('-');
  return {
    file,
    title: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '),
    description: '',
    type: 'image',
    category: 'team',
    visibility: 'public',
    isVisible: true,
    tags: [],
  };
}

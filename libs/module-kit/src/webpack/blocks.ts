import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlockType, BuiltBlockType } from '@vitral/contracts/blocks';
import webpack, { type Compilation } from 'webpack';

/** Prints the block types that the files given as arguments export as `block`. */
const PRINT = `const modules = await Promise.all(process.argv.slice(1).map((url) => import(url)));
console.log(JSON.stringify(modules.map(({ block }) => block)));`;

/** Returns the names of the folders `src/blocks/<type>` of a module, sorted. */
function typesOf(folder: string): string[] {
  const blocks = join(folder, 'src/blocks');
  if (!existsSync(blocks)) return [];
  return readdirSync(blocks, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * Returns the block types of a module, `src/blocks/<type>/<type>.block.ts`, and emits their pictures, `<type>.svg`. Throws when a type
 * differs from the name of its folder, or has no picture.
 */
export function emitBlocks(compilation: Compilation, folder: string): { blocks?: BuiltBlockType[] } {
  const names = typesOf(folder);
  if (names.length === 0) return {};
  const fileOf = (name: string, end: string) => join(folder, 'src/blocks', name, `${name}${end}`);
  const sources = names.map((name) => fileOf(name, '.block.ts'));
  // A separate process: in this one, a second import would return the file as it was before an edit.
  const run = ['--input-type=module', '-e', PRINT, ...sources.map((file) => pathToFileURL(file).href)];
  const types = JSON.parse(execFileSync(process.execPath, run, { encoding: 'utf8' })) as BlockType[];
  const blocks = types.map((block, index): BuiltBlockType => {
    const name = names[index] ?? '';
    if (block.type !== name) throw new Error(`The block in src/blocks/${name} has the type ${block.type}`);
    const picture = `block-${name}.svg`;
    const file = fileOf(name, '.svg');
    compilation.fileDependencies.add(file);
    compilation.emitAsset(picture, new webpack.sources.RawSource(readFileSync(file)));
    return { ...block, picture };
  });
  return { blocks };
}

import type { BlockType } from '@vitral/sdk/contracts/blocks';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCK_VIEWS, viewOf } from './block-views.ts';

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const fileOf = (folder: string, end: string) => join(__dirname, folder, folder + end);

describe('BLOCK_VIEWS', () => {
  it('lists the folders of all block types', () => {
    expect(Object.keys(BLOCK_VIEWS)).toEqual(folders);
  });

  it.each(folders)('has the fields of %s, whose type is the name of its folder', async (folder) => {
    const { block } = (await import(fileOf(folder, '.block.ts'))) as { block: BlockType };

    expect(block.type).toBe(folder);
    expect(viewOf(folder)?.fields).toBe(block.fields);
  });

  it.each(folders)('has a component, a picture and a spec of %s', (folder) => {
    const ends = ['.block.ts', '.spec.tsx', '.svg', '.tsx'];

    expect(readdirSync(join(__dirname, folder))).toEqual(
      expect.arrayContaining(ends.map((end) => folder + end)),
    );
  });

  it.each(folders)('has a small picture of %s', (folder) => {
    const picture = readFileSync(fileOf(folder, '.svg'), 'utf8');

    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 160 100">/);
    expect(picture.length).toBeLessThan(1200);
  });

  it('knows no other types', () => {
    expect(viewOf('carousel')).toBeNull();
    expect(viewOf('toString')).toBeNull();
  });
});

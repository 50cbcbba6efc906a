import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SampleRemote } from '../testing/sample-remote.ts';

const label = { es: 'Cita', en: 'Quote' };
const sourceOf = (type: string) => `import type { BlockType } from '@vitral/contracts/blocks';
export const block = ${JSON.stringify({ type, title: label, description: label, fields: [] })} as const satisfies BlockType;`;
const SOURCES = {
  'src/remote.tsx': 'export const mount = 1;',
  'src/blocks/block-views.ts': 'never a type',
  'src/blocks/quote/quote.block.ts': sourceOf('quote'),
  'src/blocks/quote/quote.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/blocks/banner/banner.block.ts': sourceOf('banner'),
  'src/blocks/banner/banner.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const sample = new SampleRemote('mfe-blocks', { publicPages: [] }, SOURCES);

beforeAll(() => sample.build(), 60_000);
afterAll(() => sample.remove());

describe('block types of a module', () => {
  it('are in the descriptor, sorted, with their pictures beside it', () => {
    const { blocks } = sample.descriptor();
    const type = (name: string) => ({ type: name, title: label, description: label, fields: [] });
    expect(blocks).toEqual([
      { ...type('banner'), picture: 'block-banner.svg' },
      { ...type('quote'), picture: 'block-quote.svg' },
    ]);
    expect(sample.read('block-quote.svg').toString()).toBe(SOURCES['src/blocks/quote/quote.svg']);
  });

  it('fail the build when one has another type than its folder', async () => {
    sample.write('src/blocks/quote/quote.block.ts', sourceOf('other'));
    await expect(sample.build()).rejects.toThrow('src/blocks/quote has the type other');
  });
});

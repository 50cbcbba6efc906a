import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SampleRemote } from '../testing/sample-remote.ts';

const component = (text: string) => `import { useState } from 'react';
  import { createPortal } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  const Shown = () => <p>{useState('${text}')}{createPortal('', document.body)}</p>;
  export default (element) => createRoot(element).render(<Shown />);`;
const SOURCES = {
  'src/remote.tsx': "import mount from './page.tsx';\nexport { mount };",
  'src/page.tsx': component('text of the page'),
  'src/later.tsx': component('text of a later part'),
  'src/menu.island.tsx': `export const later = () => import('./later.tsx');\n${component('text of the menu')}`,
  'src/calendar.island.tsx': component('text of the calendar'),
  'src/plain.island.ts': "export default (element) => element.append('text of the plain island');",
  'budget.json': JSON.stringify({
    plain: { chunks: ['mfe_preact', 'plain'], brotliBytes: 20_000 },
    menu: { chunks: ['mfe_preact', 'menu'], brotliBytes: 20_000 },
  }),
};
const sample = new SampleRemote('mfe-preact', { publicPages: [] }, SOURCES);

beforeAll(() => sample.build('production', { onPreact: true }), 60_000);
afterAll(() => sample.remove());

const scripts = () => Object.keys(sample.descriptor().integrity);
const scriptsWith = (text: string) => scripts().filter((file) => sample.read(file).includes(text));

describe('remote on Preact', () => {
  it('requires no library of the shell', () => {
    expect(sample.descriptor().shared).toEqual({});
  });

  it('contains Preact once, for islands, the page and parts that load later, and no React', () => {
    expect(scriptsWith('react.element')).toEqual([expect.stringMatching(/^preact\.\w{8}\.js$/)]);
    expect(scriptsWith('react.production')).toEqual([]);
  });

  it('loads Preact only with islands that use it', () => {
    const { loads } = sample.descriptor();
    const isPreact = (file: string) => file.startsWith('preact.');
    expect(loads?.['menu']?.files.filter(isPreact)).toHaveLength(1);
    expect(loads?.['plain']?.files.filter(isPreact)).toEqual([]);
  });
});

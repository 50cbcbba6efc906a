import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { SampleRemote } from '../testing/sample-remote.ts';

const PICTURE = Buffer.from('not a picture, but its bytes are all that counts here');
const ICON = Buffer.from('nor this');
const publicPage = (page: string) => ({ page, reads: [], isIndexed: true });

const sample = new SampleRemote(
  'mfe-rendered',
  { publicPages: [publicPage('landing'), publicPage('contact'), publicPage('not-found')] },
  {
    'src/hero.webp': PICTURE,
    'src/icon.png': ICON,
    'src/base.css': 'body { margin: 0 }',
    'src/frame.module.css': '.frame { color: red }',
    'src/landing.module.css': '.landing { color: green; background: url("./hero.webp") }',
    'src/contact.module.css': '.contact { color: blue }',
    'src/frame.tsx': `import type { ReactNode } from 'react';
      import styles from './frame.module.css';
      export const Frame = ({ children }: { children: ReactNode }) => <div className={styles.frame}>{children}</div>;`,
    'src/landing.tsx': `import styles from './landing.module.css';
      import { Frame } from './frame.tsx';
      import picture from './hero.webp';
      export const Page = () => <Frame><img className={styles.landing} src={picture} alt="" /></Frame>;`,
    'src/contact.tsx': `import styles from './contact.module.css';
      import { Frame } from './frame.tsx';
      export const Page = () => <Frame><form className={styles.contact} /></Frame>;`,
    'src/pages.ts': `export const pages = {
        landing: () => import(/* webpackChunkName: "page-landing" */ './landing.tsx'),
        contact: () => import(/* webpackChunkName: "page-contact" */ './contact.tsx'),
      };`,
    'src/remote.tsx': `import './base.css';
      import { Frame } from './frame.tsx';
      import { pages } from './pages.ts';
      export default { Frame, pages };`,
    'src/renderer.tsx': `export async function render(request) {
        __webpack_public_path__ = request.base;
        return (await import('./render-page.tsx')).renderPage(request);
      }`,
    'src/render-page.tsx': `import { renderToString } from 'react-dom/server';
      import './base.css';
      import { pages } from './pages.ts';
      import icon from './icon.png';
      export async function renderPage({ page }) {
        const { Page } = await pages[page]();
        return { icon, html: renderToString(<Page />) };
      }`,
  },
);

beforeAll(() => sample.build(), 60_000);
afterAll(() => sample.remove());

const files = () => readdirSync(sample.built(''));
const renderer = () => sample.descriptor().renderer?.file ?? 'none';
const stylesOf = (page: string) => sample.descriptor().pageStyles?.[page] ?? [];

/** Runs the renderer in its own process, without node_modules. */
function render(page: string): { html: string; icon: string } {
  const request = JSON.stringify({ page, base: '/modules/mfe-rendered/1/' });
  const script = `require(process.argv[1]).render(${request}).then((page) => console.log(JSON.stringify(page)))`;
  const environment = { ...process.env, NODE_PATH: '', NODE_OPTIONS: '' };
  const words = ['-e', script, sample.built(renderer())];
  return JSON.parse(execFileSync(process.execPath, words, { cwd: '/', env: environment, encoding: 'utf8' }));
}

describe('renderer of a module', () => {
  it('renders pages in plain Node from one file that contains React', () => {
    expect(render('contact').html).toMatch(/^<div class="[\w-]{2}"><form class="[\w-]{2}"><\/form><\/div>$/);
    expect(files().filter((file) => file.endsWith('.cjs'))).toEqual([renderer()]);
  });

  it('uses the class names of the browser build', () => {
    const [frame, form] = [...render('contact').html.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
    const [common = '', own = ''] = stylesOf('contact').map((sheet) => sample.read(sheet).toString());
    expect(common).toContain(`.${frame}`);
    expect(own).toContain(`.${form}`);
  });

  it('uses the pictures of the browser build, under the base of the request', () => {
    const [, url = ''] = /src="([^"]*)"/.exec(render('landing').html) ?? [];
    expect(url).toMatch(/^\/modules\/mfe-rendered\/1\/hero\.\w{8}\.webp$/);
    expect(sample.read(url.replace(/.*\//, ''))).toEqual(PICTURE);
  });

  it('writes pictures that only the renderer uses', () => {
    const { icon } = render('landing');
    expect(sample.read(icon.replace(/.*\//, ''))).toEqual(ICON);
  });

  it('is named in the descriptor with its hash, and not among the files for browsers', () => {
    const hash = createHash('sha384').update(sample.read(renderer())).digest('base64');
    expect(sample.descriptor().renderer?.integrity).toBe(`sha384-${hash}`);
    expect(Object.keys(sample.descriptor().integrity)).not.toContain(renderer());
  });

  it('removes the files of an earlier build', async () => {
    const before = renderer();
    sample.write('src/contact.module.css', '.contact { color: navy }');
    sample.write(
      'src/frame.tsx',
      sample.source('src/frame.tsx').replace('<div', '<main').replace('</div', '</main'),
    );
    await sample.build();
    expect(existsSync(sample.built(before))).toBe(false);
    expect(render('contact').html).toMatch(/^<main/);
  }, 60_000);
});

describe('style sheets of a page', () => {
  it('are those of the module, followed by those of the page', () => {
    const text = (page: string) => stylesOf(page).map((sheet) => sample.read(sheet).toString());
    expect(text('landing')).toEqual([expect.stringContaining('red'), expect.stringContaining('green')]);
    expect(text('contact')).toEqual([expect.stringContaining('red'), expect.stringContaining('navy')]);
  });

  it('are those of the module if the page has none', () => {
    expect(stylesOf('not-found')).toEqual([stylesOf('landing')[0]]);
  });
});

describe('build of a module', () => {
  it('fails when the renderer cannot be built', async () => {
    sample.write('src/renderer.tsx', "import './nowhere.tsx';");
    await expect(sample.build()).rejects.toThrow('The renderer could not be built');
  }, 60_000);
});

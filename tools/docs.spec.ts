import { describe, expect, it } from '@jest/globals';
import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

const withoutCode = (text: string) => text.replace(/^```[^]*?^```/gm, '');

/** Returns the anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (page: string) =>
  [...withoutCode(read(page)).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Lists the links of a page that lead to no file or heading of this repository. */
function deadLinks(page: string) {
  const links = [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsIn(target).includes(anchor);
  });
}

describe('documentation', () => {
  it.each(pages)('%s links to files and headings that exist', (page) => {
    expect(deadLinks(page)).toEqual([]);
  });

  it('lists every decision in docs/adr/README.md, with title, status and date', () => {
    const decisions = globSync('docs/adr/[0-9]*.md', { cwd: root }).sort();
    const rows = decisions.map((path) => {
      const [, number, title, status, date] =
        /^# (\d{3}) (.+)\n\nStatus: (accepted|superseded by \d{3}), (\d{4}-\d\d-\d\d)/.exec(read(path)) ?? [];
      return [`[${number}](${basename(path)})`, title, status, date];
    });
    const listed = [...read('docs/adr/README.md').matchAll(/^\| (\[.*) \|$/gm)];
    expect(listed.map(([, row = '']) => row.split('|').map((cell) => cell.trim()))).toEqual(rows);
  });

  it('has a README of at most 120 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121);
  });

  it.each(globSync('docs/diagrams/*.dot', { cwd: root }))('%s is rendered to docs/images', async (source) => {
    const graphviz = await Graphviz.load();
    expect(read(`docs/images/${basename(source, '.dot')}.svg`)).toBe(graphviz.dot(read(source)));
  });
});

import { expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageOf, publishFindings } from './report.mjs';

const machine = { node: 'v24.0.0', processors: 2, model: 'Slow', memoryGigabytes: 4 };
const part = (name) => ({ name, title: `How fast ${name} are`, table: (readings) => `${name}  ${readings}` });

it('shows readers of the repository the tables and the pictures', () => {
  const drawn = {
    ...part('growth'),
    pictures: () => [{ file: 'lists.svg', title: 'Lists grow', svg: '<svg/>' }],
  };
  const findings = {
    moment: '2026-11-22T15:07:38.518Z',
    machine,
    parts: { reads: 3, growth: 7 },
    missed: [],
    failed: [],
  };
  expect(pageOf([part('reads', 3), drawn], findings)).toBe(`# Measured

Written by \`npm run bench\` on 2026-11-22: 2 processors (Slow), 4 GB of memory, Node v24.0.0.
[What is measured, and why in ratios](../adr/035-what-the-bench-measures.md). [All figures](figures.json).

Every promise was kept.

On a machine that does nothing else, \`npm run build && npm run bench\` writes this page anew; \`npm run bench -- growth\` measures one part and writes no page.

## How fast reads are

\`\`\`text
reads  3
\`\`\`

## How fast growth are

\`\`\`text
growth  7
\`\`\`

![Lists grow](lists.svg)
`);
});

it('leaves figures, page and pictures beside one another', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitral-report-'));
  const drawn = {
    ...part('growth'),
    pictures: (rows) => [{ file: 'a.svg', title: 'A', svg: `<svg>${rows}</svg>` }],
  };
  const findings = {
    moment: '2026-11-22T15:07:38.518Z',
    machine,
    parts: { growth: 7 },
    missed: [],
    failed: [],
  };
  try {
    publishFindings(root, [drawn], findings);
    const read = (file) => readFileSync(join(root, 'docs/bench', file), 'utf8');
    expect(JSON.parse(read('figures.json'))).toEqual(findings);
    expect(read('README.md')).toBe(pageOf([drawn], findings));
    expect(read('a.svg')).toBe('<svg>7</svg>');
  } finally {
    rmSync(root, { recursive: true });
  }
});

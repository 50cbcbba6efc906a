import { expect, it } from '@jest/globals';
import { pageOf } from './report.mjs';

const machine = { node: 'v24.0.0', processors: 2, model: 'Slow', memoryGigabytes: 4 };
const part = (name) => ({ name, title: `How fast ${name} are`, table: (readings) => `${name}  ${readings}` });

it('shows readers of the repository the tables and the pictures', () => {
  const drawn = { ...part('growth'), pictures: () => [{ file: 'lists.svg', title: 'Lists grow' }] };
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

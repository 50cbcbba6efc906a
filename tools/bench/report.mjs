import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

const GIGABYTE = 1024 ** 3;

export const machineAtHand = () => ({
  node: process.version,
  processors: cpus().length,
  model: cpus()[0]?.model,
  memoryGigabytes: Math.round(totalmem() / GIGABYTE),
  loadBefore: loadavg(),
});

/** Into .bench; the answer is the file. */
export function writeFindings(root, findings) {
  const file = join(root, '.bench', `${findings.moment.replaceAll(':', '-')}.json`);
  mkdirSync(join(root, '.bench'), { recursive: true });
  writeFileSync(file, asJson(findings));
  return file;
}

/** For readers of the repository: the same figures, and a page of their tables and pictures. */
export function publishFindings(root, parts, findings) {
  const folder = join(root, 'docs/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'figures.json'), asJson(findings));
  writeFileSync(join(folder, 'README.md'), pageOf(parts, findings));
  for (const { file, svg } of parts.flatMap((part) => picturesOf(part, findings)))
    writeFileSync(join(folder, file), svg);
}

const picturesOf = (part, { parts }) => part.pictures?.(parts[part.name]) ?? [];

/** What the bench ends with. */
export function lastWords({ missed, failed }) {
  const unmeasured = failed.map((name) => `${name} could not be measured.`);
  const words = [...missed, ...unmeasured];
  return words.length === 0 ? 'Every promise was kept.' : ['Not kept:', ...words].join('\n- ');
}

export const pageOf = (parts, findings) =>
  [
    '# Measured',
    `Written by \`npm run bench\` on ${findings.moment.slice(0, 10)}: ${nameOf(findings.machine)}.\n` +
      '[What is measured, and why in ratios](../adr/035-what-the-bench-measures.md). [All figures](figures.json).',
    lastWords(findings),
    'On a machine that does nothing else, `npm run build && npm run bench` writes this page anew; `npm run bench -- growth` ' +
      'measures one part and writes no page.',
    ...parts.flatMap((part) => sectionOf(part, findings)),
  ].join('\n\n') + '\n';

const nameOf = ({ model, processors, memoryGigabytes, node }) =>
  `${processors} processors (${model}), ${memoryGigabytes} GB of memory, Node ${node}`;

function sectionOf(part, findings) {
  return [
    `## ${part.title}`,
    `\`\`\`text\n${part.table(findings.parts[part.name])}\n\`\`\``,
    ...picturesOf(part, findings).map(({ file, title }) => `![${title}](${file})`),
  ];
}

const asJson = (findings) => `${JSON.stringify(findings, null, 2)}\n`;

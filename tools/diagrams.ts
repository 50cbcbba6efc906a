// Renders every docs/diagrams/*.dot to an SVG of the same name in docs/images.
import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const docs = fileURLToPath(new URL('../docs/', import.meta.url));
const graphviz = await Graphviz.load();

for (const source of globSync('diagrams/*.dot', { cwd: docs }))
  writeFileSync(
    join(docs, 'images', `${basename(source, '.dot')}.svg`),
    graphviz.dot(readFileSync(join(docs, source), 'utf8')),
  );

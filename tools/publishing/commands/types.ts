import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleDescriptor } from '@vitral/contracts/modules';
import type { SiteDocument } from '@vitral/contracts/site-calls';
import { CONTRACT_FILE, SITE_FILE, type SiteContract } from '@vitral/contracts/site-contract';
import type { Options } from '../option.ts';
import { EXIT, Refusal } from '../refusal.ts';
import { type CallDifference, contractDifferences, contractOf, contractText } from '../site-contract.ts';
import { siteFile } from '../site-file.ts';
import type { Site } from '../site.ts';
import { COMMON_OPTIONS, SITE_OPTIONS } from '../usage.ts';
import { defineCommand, type Invocation } from './command.ts';
import { connect, moduleOf } from './connect.ts';

const OPTIONS = {
  check: {
    ...{ type: 'boolean', default: false },
    text: `write nothing: list what differs on the site from ${CONTRACT_FILE}`,
  },
  ...SITE_OPTIONS,
  ...COMMON_OPTIONS,
} as const satisfies Options;

/**
 * Writes the calls that the pages of a module import, and the record from which its build takes their shapes. Both
 * files belong into the module's repository.
 */
export const types = defineCommand({
  name: 'types',
  summary: 'Writes the calls of the site, with their types, into the repository of the module',
  usage: '',
  examples: ['types --to https://example.org', 'types --check'],
  options: OPTIONS,
  run: async (invocation) => {
    const site = await connect(invocation, moduleOf(invocation));
    const document = await readDocument(site);
    invocation.steps.done(`Read the calls of ${site.url}`);
    return invocation.values.check ? check(document, invocation) : write(document, invocation);
  },
});

async function readDocument(site: Site): Promise<SiteDocument> {
  const { body } = await site.get<Partial<SiteDocument>>('/docs/openapi.json');
  if (!body.paths || !body.info)
    throw new Refusal(EXIT.usage, `${site.url} is not a Vitral site: check --to.`);
  return { ...body, paths: body.paths, info: body.info };
}

type Output = Invocation<typeof OPTIONS>;

function write(
  document: SiteDocument,
  { workspace: { root }, values: { json }, steps, print }: Output,
): number {
  const contract = contractOf(document);
  const texts: [string, string][] = [
    [SITE_FILE, siteFile(document, readDescriptor(root))],
    [CONTRACT_FILE, contractText(contract)],
  ];
  const changed = texts.filter(([file, text]) => readText(join(root, file)) !== text);
  for (const [file, text] of changed) writeFileSync(join(root, file), text);
  const files = changed.map(([file]) => file);
  const calls = Object.keys(contract.calls).length;
  steps.done(
    files.length > 0
      ? `Wrote ${files.join(' and ')}: ${calls} ${calls === 1 ? 'call' : 'calls'}`
      : 'Nothing has changed',
  );
  if (json) print(JSON.stringify({ calls, files }, null, 2));
  return 0;
}

const TITLES: Record<CallDifference['kind'], string> = {
  added: 'New',
  removed: 'Removed',
  changed: 'Changed',
};

function check(
  document: SiteDocument,
  { workspace: { root }, values: { json }, steps, print }: Output,
): number {
  const { name } = readDescriptor(root);
  const differences = contractDifferences(name, readContract(root), contractOf(document));
  if (json) print(JSON.stringify(differences, null, 2));
  if (differences.length === 0) {
    steps.done(`${CONTRACT_FILE} is that of the site`);
    return 0;
  }
  const lines = differences.flatMap(({ kind, call, problems }) => [
    `  ${TITLES[kind]}: ${call}${kind === 'changed' && problems.length === 0 ? ', which still fits' : ''}`,
    ...problems.map((problem) => `    - ${problem}`),
  ]);
  steps.failed([`The site differs from ${CONTRACT_FILE}:`, ...lines]);
  return EXIT.refused;
}

const readText = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);

function readContract(root: string): SiteContract {
  const text = readText(join(root, CONTRACT_FILE));
  if (text === null)
    throw new Refusal(EXIT.usage, `There is no ${CONTRACT_FILE} yet: run the command without --check.`);
  try {
    return JSON.parse(text) as SiteContract;
  } catch {
    throw new Refusal(EXIT.usage, `${CONTRACT_FILE} is no JSON: run the command without --check.`);
  }
}

function readDescriptor(root: string): ModuleDescriptor {
  const text = readText(join(root, 'src/module.json'));
  if (text === null)
    throw new Refusal(EXIT.usage, 'There is no src/module.json: run the command in the folder of a module.');
  return JSON.parse(text) as ModuleDescriptor;
}

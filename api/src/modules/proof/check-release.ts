import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CONSOLE_LANGUAGES, LANGUAGES } from '@vitral/contracts/languages';
import { type BuiltDescriptor, type ReleaseName, SUPPORTED_CONTRACTS } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { ATTACHMENTS } from '../releases/attachments.ts';
import { isComponent } from '@vitral/contracts/slots';
import { problem } from '../releases/release-problem.ts';
import { isRecord } from '../../platform/validation/shapes.ts';
import { wrongField } from './descriptor-shape.ts';
import { fileProblems } from './file-problems.ts';
import { pageProblems } from './page-problems.ts';
import { slotProblems } from './slot-problems.ts';
import { landingLoadOf, type Sizes, weightProblems } from './weight.ts';

const MAX_JSON_BYTES = 2 * 1024 * 1024;

/**
 * If there are no problems, the `module.json` of the unpacked release in `folder` is a BuiltDescriptor with every field
 * checked.
 */
export async function checkRelease(folder: string, name: ReleaseName): Promise<ReleaseProblem[]> {
  const value = await readJson(join(folder, 'module.json'));
  if (value === undefined) return [problem('descriptor-missing', {})];
  const refused = shapeProblems(value, name);
  if (refused.length > 0) return refused;

  const descriptor = value as BuiltDescriptor;
  const sizes = await readSizes(folder);
  const texts = descriptor.texts ? await readJson(join(folder, descriptor.texts)) : undefined;
  const problems = [
    ...(await fileProblems(folder, descriptor, sizes)),
    ...pageProblems(descriptor),
    ...slotProblems(descriptor),
    ...(textProblems(name, texts) ?? [problem('texts-missing', {})]),
    ...weightProblems(descriptor, sizes),
  ];
  return problems.slice(0, 50);
}

function shapeProblems(value: unknown, name: ReleaseName): ReleaseProblem[] {
  const { name: found, contract } = Object(value) as Partial<BuiltDescriptor>;
  if (typeof found === 'string' && found !== name) return [problem('wrong-module', { found, module: name })];
  if (typeof contract === 'number' && !SUPPORTED_CONTRACTS.includes(contract))
    return [problem('contract-unsupported', { contract, supported: SUPPORTED_CONTRACTS.join(', ') })];
  const field = wrongField(value) ?? invalidForModule(value as BuiltDescriptor);
  return field === null ? [] : [problem('descriptor-invalid', { field })];
}

/** The shell has no container, and only mfe-public renders pages on the server. */
function invalidForModule({
  name,
  library,
  pages,
  slots = [],
  renderer,
  islands,
  firstStyles = {},
  integrity,
  entry,
  styles,
  loads = {},
}: BuiltDescriptor): string | null {
  if ((library === null) !== (name === 'shell')) return 'library';
  if ((renderer !== undefined) !== (name === 'mfe-public')) return 'renderer';
  // Only the shell wakes islands, so a release from before them would not respond to visitors.
  if (name === 'mfe-public' && islands === undefined) return 'islands';
  if (slots.length > 0 && (name === 'shell' || name === 'mfe-public')) return 'slots';
  // The trial loads components with the code of a page.
  if (slots.some(isComponent) && pages.length === 0) return 'slots';
  const differs = ([file, text]: [string, string]) =>
    integrity[file] !== `sha384-${hash('sha384', text, 'base64')}`;
  if (Object.entries(firstStyles).some(differs)) return 'firstStyles';
  if (!entry.endsWith('.js') || !Object.hasOwn(integrity, entry)) return 'entry';
  if (!styles.every((file) => file.endsWith('.css') && Object.hasOwn(integrity, file))) return 'styles';
  const landing = landingLoadOf(name);
  return landing && !Object.hasOwn(loads, landing) ? 'loads' : null;
}

/** Returns undefined for a file that is missing, too large or not JSON. */
async function readJson(path: string): Promise<unknown> {
  try {
    if ((await stat(path)).size > MAX_JSON_BYTES) return undefined;
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

async function readSizes(folder: string): Promise<Sizes> {
  const names = (await readdir(folder)).filter((name) => !ATTACHMENTS.includes(name));
  const sizes = names.map(async (name) => [name, (await stat(join(folder, name))).size] as const);
  return new Map(await Promise.all(sizes));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Finds texts that a language lacks; null for anything but a table of texts. Ignores plural forms, which differ by language. */
export function textProblems(name: ReleaseName, texts: unknown): ReleaseProblem[] | null {
  if (!isTable(texts)) return null;
  // The public site has one more language than the console.
  const needed = name === 'mfe-public' ? LANGUAGES : CONSOLE_LANGUAGES;
  const languages = needed.map((language) => ({ language, keys: keysWithText(texts[language]) }));
  const all = new Set(languages.flatMap(({ keys }) => [...keys]));
  return languages
    .flatMap(({ language, keys }) =>
      [...all].filter((key) => !keys.has(key)).map((key) => problem('text-untranslated', { language, key })),
    )
    .slice(0, 20);
}

function keysWithText(texts: Record<string, string> = {}): Set<string> {
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return new Set(filled.map(([key]) => key.replace(PLURAL, '')));
}

function isTable(value: unknown): value is Record<string, Record<string, string>> {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (texts) => isRecord(texts) && Object.values(texts).every((text) => typeof text === 'string'),
    )
  );
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import type { ComposeFile } from './compose-file.ts';
import type { Kinds, PlacedManifest } from './manifests.ts';

interface Patch {
  path: string;
  target: { kind: string; name: string };
}

interface ConfigMapGenerator {
  name: string;
  behavior?: string;
  envs?: string[];
  literals?: string[];
}

interface KustomizationDocument {
  apiVersion: string;
  kind: string;
  resources: string[];
  components?: string[];
  configMapGenerator?: ConfigMapGenerator[];
  patches?: Patch[];
  images?: { name: string }[];
}

export interface Operation {
  op: string;
  path: string;
}

export type Kustomization = ReturnType<typeof readKustomization>;
export type Deploy = ReturnType<typeof readDeploy>;

const DEPLOY = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(DEPLOY, '..');
const KUSTOMIZATION = 'kustomization.yaml';

const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');

/** Reads `NAME=value` lines as kustomize does. */
const readSettings = (path: string) =>
  Object.fromEntries(
    read(path)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

function readKustomization(path: string) {
  const folder = dirname(path);
  const document = parse(read(path)) as KustomizationDocument;
  const files = globSync('*.{yaml,env}', { cwd: join(DEPLOY, folder) });
  const others = files.filter((file) => file !== KUSTOMIZATION && !file.endsWith('.example.yaml'));
  const patches = (document.patches ?? []).map((patch) => ({
    ...patch,
    operations: parse(read(join(folder, patch.path))) as Operation[],
  }));
  const settings = (document.configMapGenerator ?? []).map(({ name, envs = [], literals = [] }) => ({
    name,
    values: Object.assign(
      {} as Record<string, string>,
      ...envs.map((file) => readSettings(join(folder, file))),
      ...literals.map((line) => ({ [line.slice(0, line.indexOf('='))]: line.slice(line.indexOf('=') + 1) })),
    ),
  }));
  return { folder, document, files: others, patches, settings };
}

/** Reads the manifests of a file. Skips patches, which are lists. */
function readManifests(path: string) {
  const documents = parseAllDocuments(read(path));
  const broken = documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]);
  if (broken.length > 0) throw new Error(`${path}: ${broken[0]?.message}`);
  return (
    documents
      // Copies the values of YAML aliases, so that a planted mistake changes one place.
      .map(
        (document) => JSON.parse(JSON.stringify(document.toJS())) as PlacedManifest['document'] | Operation[],
      )
      .flatMap((document) => (Array.isArray(document) ? [] : [document]))
      .map((document): PlacedManifest => ({ path, document }))
  );
}

function readWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT })).map(dirname);
}

/** Reads deploy/ as plain data, so that a spec can plant a mistake in it. */
export function readDeploy() {
  const paths = globSync('kubernetes/**/*.yaml', { cwd: DEPLOY }).sort();
  const isKustomization = (path: string) => path.endsWith(`/${KUSTOMIZATION}`);
  return {
    manifests: paths.filter((path) => !isKustomization(path)).flatMap(readManifests),
    kustomizations: paths.filter(isKustomization).map(readKustomization),
    dockerfile: read('Dockerfile'),
    ignored: readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n'),
    compose: parse(read('compose.yaml'), { merge: true }) as ComposeFile,
    composeExample: read('.env.example'),
    nginx: read('nginx/default.conf.template'),
    workspaces: readWorkspaces(),
  };
}

/** Type of a value whose optional fields and first entries exist, as specs that change them expect. */
export type Filled<Value> = Value extends readonly (infer Entry)[]
  ? Entry extends object
    ? [Filled<Entry>, Filled<Entry>, ...Filled<Entry>[]]
    : Value
  : Value extends object
    ? { [Key in keyof Value]-?: Filled<Value[Key]> }
    : Value;

/** Returns the manifest of this kind and name. */
export function manifest<Kind extends keyof Kinds>({ manifests }: Deploy, kind: Kind, name: string) {
  const found = manifests.find(({ document }) => document.kind === kind && document.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found.document as Filled<Kinds[Kind]>;
}

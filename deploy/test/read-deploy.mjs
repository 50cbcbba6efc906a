import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

const DEPLOY = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(DEPLOY, '..');
const KUSTOMIZATION = 'kustomization.yaml';

const read = (path) => readFileSync(join(DEPLOY, path), 'utf8');

/** `NAME=value` lines as kustomize reads them. */
const readSettings = (path) =>
  Object.fromEntries(
    read(path)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

function readKustomization(path) {
  const folder = dirname(path);
  const document = parse(read(path));
  const files = globSync('*.{yaml,env}', { cwd: join(DEPLOY, folder) });
  const others = files.filter((file) => file !== KUSTOMIZATION && !file.endsWith('.example.yaml'));
  const patches = (document.patches ?? []).map((patch) => ({
    ...patch,
    operations: parse(read(join(folder, patch.path))),
  }));
  const settings = (document.configMapGenerator ?? []).map(({ name, envs = [], literals = [] }) => ({
    name,
    values: Object.assign(
      {},
      ...envs.map((file) => readSettings(join(folder, file))),
      ...literals.map((line) => ({ [line.split('=')[0]]: line.slice(line.indexOf('=') + 1) })),
    ),
  }));
  return { folder, document, files: others, patches, settings };
}

/** A manifest is whatever is neither a kustomization nor a patch, which is a list. */
function readManifests(path) {
  const documents = parseAllDocuments(read(path));
  const broken = documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]);
  if (broken.length > 0) throw new Error(`${path}: ${broken[0].message}`);
  return (
    documents
      // What an alias stands for is a part of its own in each place.
      .map((document) => JSON.parse(JSON.stringify(document.toJS())))
      .filter((document) => !Array.isArray(document))
      .map((document) => ({ path, document }))
  );
}

function readWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT })).map(dirname);
}

/** Everything in deploy/ as plain data, so that a spec can plant a mistake in it. */
export function readDeploy() {
  const paths = globSync('kubernetes/**/*.yaml', { cwd: DEPLOY }).sort();
  const isKustomization = (path) => path.endsWith(`/${KUSTOMIZATION}`);
  return {
    manifests: paths.filter((path) => !isKustomization(path)).flatMap(readManifests),
    kustomizations: paths.filter(isKustomization).map(readKustomization),
    dockerfile: read('Dockerfile'),
    ignored: readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n'),
    compose: parse(read('compose.yaml'), { merge: true }),
    composeExample: read('.env.example'),
    nginx: read('nginx/default.conf.template'),
    workspaces: readWorkspaces(),
  };
}

/** The only manifest of that kind and name, to be looked at or spoilt. */
export function manifest({ manifests }, kind, name) {
  const [found] = manifests.filter(
    ({ document }) => document.kind === kind && document.metadata.name === name,
  );
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found.document;
}

import { posix } from 'node:path';
import { containersOf } from './pods.mjs';

const listed = ({ document: { resources, configMapGenerator = [], patches = [] } }) => [
  ...resources,
  ...configMapGenerator.flatMap(({ envs = [] }) => envs),
  ...patches.map(({ path }) => path),
];

/** Files that no kustomization takes in, and entries that lead to none. */
function fileFaults({ kustomizations }) {
  const folders = kustomizations.map(({ folder }) => folder);
  return kustomizations.flatMap((kustomization) => {
    const { folder, document, files } = kustomization;
    const entries = listed(kustomization);
    const others = [...entries, ...(document.components ?? [])].filter((entry) => !files.includes(entry));
    return [
      ...files.filter((file) => !entries.includes(file)).map((file) => `${folder} does not take in ${file}`),
      ...others
        .filter((entry) => !folders.includes(posix.join(folder, entry)))
        .map((entry) => `${folder} takes in ${entry}, which is not there`),
    ];
  });
}

function patchFaults({ kustomizations, manifests }) {
  return kustomizations.flatMap(({ folder, patches }) =>
    patches.flatMap(({ path, target, operations }) => {
      const found = manifests.find(
        ({ document }) => document.kind === target.kind && document.metadata.name === target.name,
      );
      if (!found) return [`${folder}/${path} changes ${target.kind} ${target.name}, which is not there`];
      return operations
        .filter((operation) => !leadsSomewhere(found.document, operation))
        .map((operation) => `${folder}/${path} changes ${operation.path}, which is not there`);
    }),
  );
}

/** Whether the place is there, or for an addition the list or object that it goes into. */
function leadsSomewhere(document, { op, path }) {
  const steps = path.split('/').slice(1, op === 'add' ? -1 : undefined);
  const unescaped = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return unescaped.reduce((place, step) => place?.[step], document) !== undefined;
}

function imageFaults(deploy) {
  const used = containersOf(deploy).map(({ container }) => container.image.replace(/[:@].*$/, ''));
  return deploy.kustomizations.flatMap(({ folder, document }) =>
    (document.images ?? [])
      .filter(({ name }) => !used.includes(name))
      .map(({ name }) => `${folder} replaces the image ${name}, which nothing runs`),
  );
}

function settingsFaults({ kustomizations }) {
  const made = kustomizations.flatMap(({ document }) => document.configMapGenerator ?? []);
  return made
    .filter(({ behavior }) => behavior === 'merge')
    .filter(({ name }) => !made.some((other) => other.name === name && !other.behavior))
    .map(({ name }) => `The settings ${name} are merged into nothing`);
}

export const kustomizationFaults = (deploy) =>
  [fileFaults, patchFaults, imageFaults, settingsFaults].flatMap((check) => check(deploy));

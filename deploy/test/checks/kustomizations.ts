import type { Deploy } from '../read-deploy.ts';
import { posix } from 'node:path';
import type { Kinds } from '../manifests.ts';
import type { Kustomization, Operation } from '../read-deploy.ts';
import { containersOf } from './pods.ts';

const listed = ({ document: { resources, configMapGenerator = [], patches = [] } }: Kustomization) => [
  ...resources,
  ...configMapGenerator.flatMap(({ envs = [] }) => envs),
  ...patches.map(({ path }) => path),
];

/** Reports files that no kustomization includes, and entries without a file. */
function fileFaults({ kustomizations }: Deploy) {
  const folders = kustomizations.map(({ folder }) => folder);
  return kustomizations.flatMap((kustomization) => {
    const { folder, document, files } = kustomization;
    const entries = listed(kustomization);
    const others = [...entries, ...(document.components ?? [])].filter((entry) => !files.includes(entry));
    return [
      ...files.filter((file) => !entries.includes(file)).map((file) => `${folder} does not include ${file}`),
      ...others
        .filter((entry) => !folders.includes(posix.join(folder, entry)))
        .map((entry) => `${folder} includes ${entry}, which does not exist`),
    ];
  });
}

function patchFaults({ kustomizations, manifests }: Deploy) {
  return kustomizations.flatMap(({ folder, patches }) =>
    patches.flatMap(({ path, target, operations }) => {
      const found = manifests.find(
        ({ document }) => document.kind === target.kind && document.metadata.name === target.name,
      );
      if (!found) return [`${folder}/${path} changes ${target.kind} ${target.name}, which does not exist`];
      return operations
        .filter((operation) => !hasPlace(found.document, operation))
        .map((operation) => `${folder}/${path} changes ${operation.path}, which does not exist`);
    }),
  );
}

/** Returns whether a manifest contains the path of an operation, or its parent for an addition. */
function hasPlace(document: Kinds[keyof Kinds], { op, path }: Operation) {
  const steps = path.split('/').slice(1, op === 'add' ? -1 : undefined);
  const unescaped = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return unescaped.reduce(fieldOf, document as unknown) !== undefined;
}

const fieldOf = (place: unknown, step: string): unknown =>
  place instanceof Object ? (place as Record<string, unknown>)[step] : undefined;

function imageFaults(deploy: Deploy) {
  const used = containersOf(deploy).map(({ container }) => container.image.replace(/[:@].*$/, ''));
  return deploy.kustomizations.flatMap(({ folder, document }) =>
    (document.images ?? [])
      .filter(({ name }) => !used.includes(name))
      .map(({ name }) => `${folder} replaces the image ${name}, which nothing runs`),
  );
}

function settingsFaults({ kustomizations }: Deploy) {
  const made = kustomizations.flatMap(({ document }) => document.configMapGenerator ?? []);
  return made
    .filter(({ behavior }) => behavior === 'merge')
    .filter(({ name }) => !made.some((other) => other.name === name && !other.behavior))
    .map(({ name }) => `The settings ${name} are merged into nothing`);
}

export const kustomizationFaults = (deploy: Deploy) =>
  [fileFaults, patchFaults, imageFaults, settingsFaults].flatMap((check) => check(deploy));

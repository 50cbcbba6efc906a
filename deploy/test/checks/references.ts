import type { Deploy } from '../read-deploy.ts';
import { readServer } from '../read-server.ts';
import { containersOf, ofKind, podsOf } from './pods.ts';

const { hasCommand } = readServer();

const names = (documents: { metadata: { name: string } }[]) => documents.map(({ metadata }) => metadata.name);

function sourceFaults(deploy: Deploy) {
  const maps = deploy.kustomizations.flatMap(({ settings }) => settings.map(({ name }) => name));
  const secrets = names(ofKind(deploy, 'Secret'));
  return containersOf(deploy).flatMap(({ pod, container }) =>
    (container.envFrom ?? []).flatMap(({ configMapRef, secretRef }) => [
      ...(configMapRef && !maps.includes(configMapRef.name)
        ? [`${pod.title} reads ConfigMap ${configMapRef.name}`]
        : []),
      ...(secretRef && !secrets.includes(secretRef.name)
        ? [`${pod.title} reads Secret ${secretRef.name}`]
        : []),
    ]),
  );
}

function tokenFaults(deploy: Deploy) {
  return ofKind(deploy, 'PodMonitor').flatMap(({ metadata, spec }) =>
    spec.podMetricsEndpoints.flatMap(({ authorization }) => {
      const { name, key = '' } = authorization?.credentials ?? {};
      const secret = ofKind(deploy, 'Secret').find((document) => document.metadata.name === name);
      return secret?.stringData[key] ? [] : [`PodMonitor ${metadata.name} sends no token of a secret`];
    }),
  );
}

function accountFaults(deploy: Deploy) {
  const accounts = names(ofKind(deploy, 'ServiceAccount'));
  return podsOf(deploy)
    .filter(({ spec }) => !accounts.includes(spec.serviceAccountName))
    .map(({ title, spec }) => `${title} runs under the account ${spec.serviceAccountName}`);
}

function commandFaults(deploy: Deploy) {
  return containersOf(deploy).flatMap(({ pod, container: { command = [] } }) =>
    command
      .filter((word) => word.endsWith('.js') && !hasCommand(word))
      .map((script) => `${pod.title} starts ${script}, which is never built`),
  );
}

function namespaceFaults(deploy: Deploy) {
  const [namespace] = names(ofKind(deploy, 'Namespace'));
  return deploy.manifests
    .filter(({ document }) => document.kind !== 'Namespace' && document.metadata.namespace !== namespace)
    .map(({ document }) => `${document.kind} ${document.metadata.name} is not in ${namespace}`);
}

/** Reports names in manifests that nothing defines. */
export const referenceFaults = (deploy: Deploy) =>
  [sourceFaults, tokenFaults, accountFaults, commandFaults, namespaceFaults].flatMap((check) =>
    check(deploy),
  );

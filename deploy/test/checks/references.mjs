import { readServer } from '../read-server.mjs';
import { containersOf, ofKind, podsOf } from './pods.mjs';

const { hasCommand } = readServer();

const names = (documents) => documents.map(({ metadata }) => metadata.name);

function sourceFaults(deploy) {
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

function tokenFaults(deploy) {
  return ofKind(deploy, 'PodMonitor').flatMap(({ metadata, spec }) =>
    spec.podMetricsEndpoints.flatMap(({ authorization }) => {
      const { name, key } = authorization?.credentials ?? {};
      const secret = ofKind(deploy, 'Secret').find((document) => document.metadata.name === name);
      return secret?.stringData[key] ? [] : [`PodMonitor ${metadata.name} sends no token of a secret`];
    }),
  );
}

function accountFaults(deploy) {
  const accounts = names(ofKind(deploy, 'ServiceAccount'));
  return podsOf(deploy)
    .filter(({ spec }) => !accounts.includes(spec.serviceAccountName))
    .map(({ title, spec }) => `${title} runs under the account ${spec.serviceAccountName}`);
}

function commandFaults(deploy) {
  return containersOf(deploy).flatMap(({ pod, container: { command = [] } }) =>
    command
      .filter((word) => word.endsWith('.js') && !hasCommand(word))
      .map((script) => `${pod.title} starts ${script}, which is never built`),
  );
}

function namespaceFaults(deploy) {
  const [namespace] = names(ofKind(deploy, 'Namespace'));
  return deploy.manifests
    .filter(({ document }) => document.kind !== 'Namespace' && document.metadata.namespace !== namespace)
    .map(({ document }) => `${document.kind} ${document.metadata.name} is not in ${namespace}`);
}

/** What manifests name and nobody makes. */
export const referenceFaults = (deploy) =>
  [sourceFaults, tokenFaults, accountFaults, commandFaults, namespaceFaults].flatMap((check) =>
    check(deploy),
  );

import type { Deploy } from '../read-deploy.ts';
import { imageUser, isPinned } from './image.ts';
import { containersOf, podsOf } from './pods.ts';

function podFaults(deploy: Deploy) {
  const user = imageUser(deploy);
  return podsOf(deploy).flatMap(({ title, spec }) => {
    const { runAsNonRoot, runAsUser, runAsGroup, seccompProfile } = spec.securityContext ?? {};
    return [
      spec.automountServiceAccountToken === false ? '' : 'carries a token of Kubernetes',
      runAsNonRoot === true ? '' : 'may run as root',
      `${runAsUser}:${runAsGroup}` === user ? '' : `runs as another user than the image, ${user}`,
      seccompProfile?.type === 'RuntimeDefault' ? '' : 'filters no system calls',
    ]
      .filter(Boolean)
      .map((fault) => `${title} ${fault}`);
  });
}

function containerFaults(deploy: Deploy) {
  return containersOf(deploy).flatMap(({ pod, container: { image, resources, securityContext } }) => {
    const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } = securityContext ?? {};
    const amounts = ['cpu', 'memory', 'ephemeral-storage'];
    const isBounded = amounts.every((name) => resources?.requests?.[name] && resources.limits?.[name]);
    return [
      allowPrivilegeEscalation === false ? '' : 'may gain privileges',
      readOnlyRootFilesystem === true ? '' : 'may write to its image',
      capabilities?.drop?.includes('ALL') && !capabilities.add ? '' : 'keeps capabilities',
      isBounded ? '' : 'has no bounds',
      isPinned(image) ? '' : `runs ${image}, which is not pinned`,
    ]
      .filter(Boolean)
      .map((fault) => `${pod.title} ${fault}`);
  });
}

function volumeFaults(deploy: Deploy) {
  return podsOf(deploy).flatMap(({ title, spec }) => {
    const volumes = new Map(spec.volumes.map((volume) => [volume.name, volume]));
    const mounted = spec.containers.flatMap(({ volumeMounts }) => volumeMounts.map(({ name }) => name));
    const endless = spec.volumes.filter(({ emptyDir }) => emptyDir && !emptyDir.sizeLimit);
    return [
      ...mounted
        .filter((name) => !volumes.has(name))
        .map((name) => `${title} mounts ${name}, which is no volume`),
      ...endless.map(({ name }) => `${title} lets ${name} grow without end`),
    ];
  });
}

export const safetyFaults = (deploy: Deploy) =>
  [podFaults, containerFaults, volumeFaults].flatMap((check) => check(deploy));

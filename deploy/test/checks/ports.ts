import type { Deploy } from '../read-deploy.ts';
import { imagePort } from './image.ts';
import type { PodSpec } from '../manifests.ts';
import { containersOf, ofKind, podsOf, selects } from './pods.ts';

const portsOf = ({ containers }: PodSpec) => containers.flatMap(({ ports = [] }) => ports);

const hasPort = (spec: PodSpec, wanted: string | number) =>
  portsOf(spec).some(({ name, containerPort }) => wanted === name || wanted === containerPort);

function serviceFaults(deploy: Deploy) {
  const pods = podsOf(deploy);
  return ofKind(deploy, 'Service').flatMap(({ metadata, spec }) => {
    const taken = pods.filter(({ labels }) => selects({ matchLabels: spec.selector }, labels));
    return spec.ports
      .filter(({ targetPort }) => !taken.every((pod) => hasPort(pod.spec, targetPort)))
      .map(
        ({ targetPort }) =>
          `Service ${metadata.name} leads to port ${targetPort}, which its pods do not have`,
      );
  });
}

function ingressFaults(deploy: Deploy) {
  const services = ofKind(deploy, 'Service');
  const backends = ofKind(deploy, 'Ingress').flatMap(({ spec }) =>
    spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service)),
  );
  return backends
    .filter(({ name, port }) => {
      const service = services.find(({ metadata }) => metadata.name === name);
      return !service?.spec.ports.some(
        (offered) => offered.name === port.name || offered.port === port.number,
      );
    })
    .map(({ name, port }) => `The ingress leads to ${name}:${port.name ?? port.number}, which is no service`);
}

function policyFaults(deploy: Deploy) {
  const pods = podsOf(deploy);
  return ofKind(deploy, 'NetworkPolicy').flatMap(({ metadata, spec }) => {
    const taken = pods.filter(({ labels }) => selects(spec.podSelector, labels));
    return (spec.ingress ?? [])
      .flatMap(({ ports }) => ports)
      .filter(({ port }) => !taken.every((pod) => hasPort(pod.spec, port)))
      .map(({ port }) => `NetworkPolicy ${metadata.name} opens port ${port}, which its pods do not have`);
  });
}

function monitorFaults(deploy: Deploy) {
  const pods = podsOf(deploy);
  return ofKind(deploy, 'PodMonitor').flatMap(({ metadata, spec }) => {
    const taken = pods.filter(({ labels }) => selects(spec.selector, labels));
    return spec.podMetricsEndpoints
      .filter(({ port }) => !taken.every((pod) => hasPort(pod.spec, port)))
      .map(({ port }) => `PodMonitor ${metadata.name} reads port ${port}, which its pods do not have`);
  });
}

function imageFaults(deploy: Deploy) {
  const port = imagePort(deploy);
  return containersOf(deploy)
    .filter(({ container }) => container.ports?.some(({ containerPort }) => containerPort !== port))
    .map(({ pod }) => `${pod.title} declares another port than ${port}, on which the image listens`);
}

/** Reports ports without a target, from the ingress to the image. */
export const portFaults = (deploy: Deploy) =>
  [serviceFaults, ingressFaults, policyFaults, monitorFaults, imageFaults].flatMap((check) => check(deploy));

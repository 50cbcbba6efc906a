import { imagePort } from './image.mjs';
import { containersOf, ofKind, podsOf, selects } from './pods.mjs';

const portsOf = ({ containers }) => containers.flatMap(({ ports = [] }) => ports);

const knows = (spec, wanted) =>
  portsOf(spec).some(({ name, containerPort }) => wanted === name || wanted === containerPort);

function serviceFaults(deploy) {
  const pods = podsOf(deploy);
  return ofKind(deploy, 'Service').flatMap(({ metadata, spec }) => {
    const taken = pods.filter(({ labels }) => selects({ matchLabels: spec.selector }, labels));
    return spec.ports
      .filter(({ targetPort }) => !taken.every((pod) => knows(pod.spec, targetPort)))
      .map(
        ({ targetPort }) =>
          `Service ${metadata.name} leads to port ${targetPort}, which its pods do not have`,
      );
  });
}

function ingressFaults(deploy) {
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

function policyFaults(deploy) {
  const pods = podsOf(deploy);
  return ofKind(deploy, 'NetworkPolicy').flatMap(({ metadata, spec }) => {
    const taken = pods.filter(({ labels }) => selects(spec.podSelector, labels));
    return (spec.ingress ?? [])
      .flatMap(({ ports }) => ports)
      .filter(({ port }) => !taken.every((pod) => knows(pod.spec, port)))
      .map(({ port }) => `NetworkPolicy ${metadata.name} opens port ${port}, which its pods do not have`);
  });
}

function monitorFaults(deploy) {
  const pods = podsOf(deploy);
  return ofKind(deploy, 'PodMonitor').flatMap(({ metadata, spec }) => {
    const taken = pods.filter(({ labels }) => selects(spec.selector, labels));
    return spec.podMetricsEndpoints
      .filter(({ port }) => !taken.every((pod) => knows(pod.spec, port)))
      .map(({ port }) => `PodMonitor ${metadata.name} asks port ${port}, which its pods do not have`);
  });
}

function imageFaults(deploy) {
  const port = imagePort(deploy);
  return containersOf(deploy)
    .filter(({ container }) => container.ports?.some(({ containerPort }) => containerPort !== port))
    .map(({ pod }) => `${pod.title} declares another port than ${port}, on which the image listens`);
}

/** Ports that lead nowhere, from the ingress to the image. */
export const portFaults = (deploy) =>
  [serviceFaults, ingressFaults, policyFaults, monitorFaults, imageFaults].flatMap((check) => check(deploy));

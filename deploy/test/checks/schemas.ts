import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as budget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { validate as cronJob } from 'kubernetes-models/_schemas/IoK8sApiBatchV1CronJob';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as namespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as secret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as serviceAccount } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ServiceAccount';
import type { Deploy } from '../read-deploy.ts';
import { watchReads } from './watch-reads.ts';

const kustomizationSchema = new URL('../schemas/kustomization.json', import.meta.url);
const kustomization = addFormats
  .default(new Ajv({ allErrors: true, strict: false }))
  .compile(JSON.parse(readFileSync(kustomizationSchema, 'utf8')) as object);

interface SchemaError {
  instancePath: string;
  keyword: string;
  params: object;
}

interface Validate {
  (document: unknown): unknown;
  errors?: SchemaError[] | null;
}

/** Wraps the validator of prometheus-operator, which the package does not export and which throws its errors. */
const podMonitor: Validate = (document) => {
  try {
    PodMonitor.prototype.validate.call(document as PodMonitor);
    return true;
  } catch (error) {
    podMonitor.errors = (error as { errors: SchemaError[] }).errors;
    return false;
  }
};

const SCHEMAS: Record<string, Validate> = {
  'apps/v1 Deployment': deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
  'batch/v1 CronJob': cronJob,
  'kustomize.config.k8s.io/v1alpha1 Component': kustomization,
  'kustomize.config.k8s.io/v1beta1 Kustomization': kustomization,
  'monitoring.coreos.com/v1 PodMonitor': podMonitor,
  'networking.k8s.io/v1 Ingress': ingress,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': budget,
  'v1 Namespace': namespace,
  'v1 Secret': secret,
  'v1 Service': service,
  'v1 ServiceAccount': serviceAccount,
};

/** Reports schema errors and unknown fields of a document. */
function faultsOf(document: { apiVersion: string; kind: string }) {
  const validate = SCHEMAS[`${document.apiVersion} ${document.kind}`];
  if (!validate) return [`no schema of ${document.apiVersion} ${document.kind}`];
  const { watched, unread } = watchReads(document);
  const errors = validate(watched) ? [] : (validate.errors ?? []);
  return [
    ...errors.map(
      ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
    ),
    ...unread().map((field) => `${field} is no field`),
  ];
}

/** Checks every manifest and kustomization against the schema of its kind. */
export function schemaFaults({ manifests, kustomizations }: Deploy) {
  const sets = kustomizations.map(({ folder, document }) => ({ path: folder, document }));
  return [...manifests, ...sets].flatMap(({ path, document }) =>
    faultsOf(document).map((fault) => `${path}: ${document.kind} ${fault}`),
  );
}

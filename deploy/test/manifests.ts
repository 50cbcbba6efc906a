// Types of the manifests in deploy/kubernetes, as far as the checks read them.
type Texts = Record<string, string>;

export interface Selector {
  matchLabels?: Texts;
  matchExpressions?: [Expression, ...Expression[]];
}

interface Expression {
  key: string;
  operator: 'In' | 'NotIn' | 'Exists' | 'DoesNotExist';
  values: string[];
}

export interface Probe {
  httpGet: { path: string; port: string | number };
  periodSeconds: number;
  failureThreshold: number;
}

interface Variable {
  name: string;
  value: string;
}

interface Source {
  configMapRef?: { name: string };
  secretRef?: { name: string };
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: [Variable, ...Variable[]];
  envFrom?: [Source, Source, ...Source[]];
  ports?: { name: string; containerPort: number }[];
  resources?: { requests?: Texts; limits?: Texts };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
  };
  volumeMounts: { name: string }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
}

interface Volume {
  name: string;
  emptyDir?: { sizeLimit?: string };
}

export interface PodSpec {
  containers: [Container, ...Container[]];
  volumes: [Volume, Volume, ...Volume[]];
  securityContext?: {
    runAsNonRoot?: boolean;
    runAsUser?: number;
    runAsGroup?: number;
    seccompProfile?: { type: string };
  };
  serviceAccountName: string;
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds: number;
  topologySpreadConstraints?: { topologyKey: string; labelSelector: Selector }[];
}

export interface PodTemplate {
  metadata: { labels: Texts };
  spec: PodSpec;
}

export interface Manifest<Kind extends string, Spec> {
  apiVersion: string;
  kind: Kind;
  metadata: { name: string; namespace?: string };
  spec: Spec;
}

interface DeploymentSpec {
  replicas?: number;
  progressDeadlineSeconds: number;
  strategy: { type: string; rollingUpdate?: { maxUnavailable: number } };
  selector: Selector;
  template: PodTemplate;
}

interface Endpoint {
  path: string;
  port: string;
  authorization?: { credentials: { name: string; key: string } };
}

interface Rule {
  http: { paths: { backend: { service: { name: string; port: { name?: string; number?: number } } } }[] };
}

export interface Kinds {
  CronJob: Manifest<'CronJob', { jobTemplate: { spec: { template: PodTemplate } } }>;
  Deployment: Manifest<'Deployment', DeploymentSpec>;
  HorizontalPodAutoscaler: Manifest<
    'HorizontalPodAutoscaler',
    { scaleTargetRef: { kind: string; name: string } }
  >;
  Ingress: Manifest<'Ingress', { rules: Rule[] }>;
  Namespace: Manifest<'Namespace', undefined>;
  NetworkPolicy: Manifest<
    'NetworkPolicy',
    { podSelector: Selector; ingress?: { ports: { port: string | number }[] }[] }
  >;
  PodDisruptionBudget: Manifest<'PodDisruptionBudget', { selector: Selector; maxUnavailable: number }>;
  PodMonitor: Manifest<'PodMonitor', { selector: Selector; podMetricsEndpoints: [Endpoint, ...Endpoint[]] }>;
  Secret: Manifest<'Secret', undefined> & { stringData: Texts };
  Service: Manifest<
    'Service',
    { selector: Texts; ports: { name: string; port: number; targetPort: string | number }[] }
  >;
  ServiceAccount: Manifest<'ServiceAccount', undefined>;
}

export interface PlacedManifest {
  path: string;
  document: Kinds[keyof Kinds];
}

/** Types of deploy/compose.yaml, as far as the checks read it. */
export interface ComposeService {
  image: string;
  user: string;
  environment: Record<string, string>;
  ports: string[];
  healthcheck?: object;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  deploy?: { resources?: { limits?: { memory?: string } } };
  stop_grace_period: string;
  networks: string[] | Record<string, { ipv4_address: string }>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, object>;
  networks: Record<string, object>;
}

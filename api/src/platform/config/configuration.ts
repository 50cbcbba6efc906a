import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ApiKeyPlatform } from '@vitral/contracts/api-keys';
import { LIMITS } from '@vitral/contracts/limits';
import { StartRefusal } from '../errors/app-error.ts';
import { type AssetOrigins, readAssetOrigins } from './asset-origins.ts';
import { readDemoMode } from './demo-mode.ts';
import { type MailConfiguration, readMail } from './mail-server.ts';
import { loadSecretKey } from './secret-key.ts';
import { type Environment, refusal, Variables, type BucketLocation } from './variables.ts';

const WORKSPACE = fileURLToPath(new URL('../../../..', import.meta.url));
const MEGABYTE = 1024 * 1024;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** All settings of the environment, validated once at start. docs/configuration.md lists the same variables. */
export class Configuration {
  readonly isProduction: boolean;
  /** 0 for a free port that the system chooses. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** URL of the same database without a pooler, for connections that must not be shared; null without a pooler. */
  readonly databaseDirectUrl: string | null;
  readonly databasePool: number;
  readonly bucket: BucketLocation | null;
  /** In bytes, like the two that follow. */
  readonly maxUpload: number;
  readonly maxPicture: number;
  readonly maxBackup: number;
  readonly isDemo: boolean;
  /** The variable that ended demo mode, as in `HOST is 0.0.0.0`; null in demo mode and if DEMO itself is set. */
  readonly demoEndedBy: string | null;
  readonly firstAdmin: { username: string; password: string } | null;
  readonly publicUrl: string | null;
  readonly assetOrigins: AssetOrigins;
  readonly mail: MailConfiguration | null;
  /** URL to which text messages are posted, which may contain a secret; null when the site sends none. */
  readonly smsWebhook: string | null;
  readonly trustProxy: number | string[];
  /** True when this server runs jobs; other servers still add them. */
  readonly doesJobs: boolean;
  /** Seconds for which this server continues to respond after a stop signal, so that load balancers notice. */
  readonly drainSeconds: number;
  readonly metricsToken: string | null;
  /** Absolute path of the list of known bad packages; null if there is none. */
  readonly badPackagesFile: string | null;
  /** Private `host:port` pairs from which feeds may be fetched. */
  readonly outgoingAllowed: string[];
  readonly platformApis: Record<ApiKeyPlatform, string>;
  /** Origins of Zoom's API and of the server that issues its access tokens. */
  readonly zoom: { api: string; login: string };
  readonly logLevel: LogLevel;
  #secretKey: string | null;

  /** Throws StartRefusal with one sentence about the first invalid variable. */
  constructor(environment: Environment) {
    const variables = new Variables(environment);
    this.isProduction =
      variables.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development') === 'production';
    this.port = variables.integer('PORT', { min: 0, max: 65_535 }, 3000);
    this.host = variables.text('HOST') ?? '127.0.0.1';
    this.dataDir = resolve(WORKSPACE, variables.text('DATA_DIR') ?? 'data');
    this.databaseUrl = variables.databaseUrl('DATABASE_URL');
    this.databaseDirectUrl = readDirectUrl(variables, this.databaseUrl);
    this.databasePool = variables.integer('DATABASE_POOL', { min: 4, max: 200 }, 20);
    this.bucket = readBucket(variables);
    this.maxUpload = variables.integer('MAX_UPLOAD_MB', { min: 1, max: 102_400 }, 2048) * MEGABYTE;
    this.maxPicture = variables.integer('MAX_PICTURE_MB', { min: 1, max: 1024 }, 50) * MEGABYTE;
    this.maxBackup = variables.integer('MAX_BACKUP_MB', { min: 1, max: 112_640 }, 102_400) * MEGABYTE;
    this.firstAdmin = readFirstAdmin(variables);
    this.#secretKey = variables.secret('SECRET_KEY', { min: 32, max: 1024 });
    this.publicUrl = variables.origin('PUBLIC_URL');
    this.trustProxy = variables.proxies('TRUST_PROXY');
    ({ isDemo: this.isDemo, demoEndedBy: this.demoEndedBy } = readDemoMode(variables, this));
    this.assetOrigins = readAssetOrigins(variables);
    this.mail = readMail(variables, this.publicUrl);
    this.smsWebhook = variables.webUrl('SMS_WEBHOOK_URL');
    this.doesJobs = variables.flag('JOBS') ?? true;
    this.drainSeconds = variables.integer('DRAIN_SECONDS', { min: 0, max: 300 }, 0);
    this.metricsToken = variables.secret('METRICS_TOKEN', { min: 16, max: 256 });
    const badPackages = variables.text('BAD_PACKAGES_FILE');
    this.badPackagesFile = badPackages && resolve(WORKSPACE, badPackages);
    this.outgoingAllowed = variables.hosts('OUTGOING_ALLOWED');
    this.platformApis = {
      youtube: variables.origin('YOUTUBE_API_URL') ?? 'https://www.googleapis.com',
      twitter: variables.origin('X_API_URL') ?? 'https://api.x.com',
    };
    this.zoom = {
      api: variables.origin('ZOOM_API_URL') ?? 'https://api.zoom.us',
      login: variables.origin('ZOOM_LOGIN_URL') ?? 'https://zoom.us',
    };
    this.logLevel = variables.oneOf('LOG_LEVEL', LOG_LEVELS, 'info');
  }

  /** Reads the environment of the process; `defaults` replace unset variables. */
  static ofProcess(defaults: Environment = {}): Configuration {
    const set = Object.entries(process.env).filter(([, value]) => value?.trim());
    return new Configuration({ ...defaults, ...Object.fromEntries(set) });
  }

  /** The key that signs session cookies: SECRET_KEY, or one stored in the data folder. */
  get secretKey(): string {
    this.#secretKey ??= loadSecretKey(this.dataDir);
    return this.#secretKey;
  }
}

function readDirectUrl(variables: Variables, databaseUrl: string | null): string | null {
  const directUrl = variables.databaseUrl('DATABASE_DIRECT_URL');
  if (directUrl === null || databaseUrl !== null) return directUrl;
  throw new StartRefusal(
    'DATABASE_DIRECT_URL needs DATABASE_URL: the database of the pooler that it bypasses.',
  );
}

function readBucket(variables: Variables): BucketLocation | null {
  const bucket = variables.bucket('STORAGE_URL');
  const endpoint = variables.origin('S3_ENDPOINT');
  return bucket && { ...bucket, endpoint };
}

function readFirstAdmin(variables: Variables): Configuration['firstAdmin'] {
  const username = variables.text('ADMIN_USERNAME');
  const password = variables.secret('ADMIN_PASSWORD', { min: 8, max: LIMITS.password });
  if (username !== null && (username.length < LIMITS.usernameMin || username.length > LIMITS.username)) {
    throw refusal('ADMIN_USERNAME', username, `${LIMITS.usernameMin} to ${LIMITS.username} characters long`);
  }
  if (username === null && password === null) return null;
  if (username !== null && password !== null) return { username, password };
  throw new StartRefusal('ADMIN_USERNAME and ADMIN_PASSWORD must be set together.');
}

import { startFauxqs } from 'fauxqs';
import type { BucketLocation } from '../../src/platform/config/variables.ts';

export interface Bucket {
  url: BucketLocation;
  /** Environment variables for a separate server process. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'vitral',
  AWS_SECRET_ACCESS_KEY: 'vitral-secret',
  AWS_REGION: 'us-east-1',
};

/** Starts an S3 server with an empty bucket, and sets the AWS variables of the process for it. */
export async function startBucket(): Promise<Bucket> {
  Object.assign(process.env, CREDENTIALS);
  const server = await startFauxqs({ port: 0, logger: false });
  server.createBucket('vitral-files');
  const endpoint = `http://127.0.0.1:${server.port}`;
  return {
    url: { bucket: 'vitral-files', prefix: 'site/', endpoint },
    variables: { ...CREDENTIALS, STORAGE_URL: 's3://vitral-files/site', S3_ENDPOINT: endpoint },
    stop: () => server.stop(),
  };
}

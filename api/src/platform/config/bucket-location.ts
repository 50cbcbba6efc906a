export interface BucketLocation {
  bucket: string;
  /** Prefix of each name: empty, or with a slash at its end. */
  prefix: string;
  /** Endpoint of a store other than Amazon's: `https://s3.example.org`. */
  endpoint: string | null;
}

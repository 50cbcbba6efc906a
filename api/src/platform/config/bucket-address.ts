export interface BucketAddress {
  bucket: string;
  /** Before each name: empty, or ending with a slash. */
  prefix: string;
  /** Of a store that is not Amazon's: `https://s3.example.org`. */
  endpoint: string | null;
}

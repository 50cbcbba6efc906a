/** Types of the parts of autocannon that the bench uses. The package has none. */
declare module 'autocannon' {
  export interface Client {
    setHeadersAndBody(headers: Record<string, string>, body: string): void;
  }
  export interface Options {
    url: string;
    /** Seconds. */
    duration: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
    connections?: number;
    requests?: { path: string; headers: Record<string, string> }[];
    setupClient?: (client: Client) => void;
  }
  export interface Result {
    duration: number;
    errors: number;
    '2xx': number;
    non2xx: number;
    statusCodeStats: Record<string, { count: number } | undefined>;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}

/** URL for connections that must not be shared: it bypasses a pooler. docs/adr/034. */
export class DirectDatabase {
  constructor(readonly url: string) {}
}

/** Where sessions of their own are opened: around a pooler that shares connections, where there is one. docs/adr/034. */
export class DirectDatabase {
  constructor(readonly url: string) {}
}

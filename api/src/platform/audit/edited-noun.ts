import type { AuditNoun } from '@vitral/contracts/audit';
import type { ErrorCode } from '@vitral/contracts/errors';

/** A noun with the error codes `<noun>.not-found` and `<noun>.stale`. */
export type EditedNoun = {
  [Noun in AuditNoun]: `${Noun}.not-found` | `${Noun}.stale` extends ErrorCode ? Noun : never;
}[AuditNoun];

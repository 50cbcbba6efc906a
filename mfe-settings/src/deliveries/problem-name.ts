/** Matches the problems that the server records: codes of the mail library and of sockets, HTTP statuses, own texts. */
const PROBLEMS: readonly [pattern: RegExp, name: string][] = [
  [/ENOTFOUND|EDNS|EAI_AGAIN/, 'unknown-host'],
  [/TIMEDOUT|TIMEOUT/, 'slow'],
  [/EAUTH|ENOAUTH|EOAUTH2/, 'login'],
  [/TLS|SSL|CERT/, 'insecure'],
  [/EENVELOPE|no address/, 'recipient'],
  [/ESOCKET|ECONN|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR/, 'unreachable'],
  [/EMESSAGE|ESTREAM|EPROTOCOL|HTTP \d/, 'refused'],
  [/SECRET_KEY/, 'key'],
  [/interrupted/, 'interrupted'],
];

/** Returns the translation key of a recorded problem. */
export function problemName(problem: string): string {
  return PROBLEMS.find(([pattern]) => pattern.test(problem))?.[1] ?? 'unknown';
}

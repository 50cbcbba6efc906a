/** What the server notes of a failed attempt: the codes of the mail library and of sockets, an HTTP status, its own words. */
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

/** The name of what went wrong, which has words in each language: nobody has to know the codes. */
export function problemName(problem: string): string {
  return PROBLEMS.find(([pattern]) => pattern.test(problem))?.[1] ?? 'unknown';
}

import type { MailServer } from '../config/mail-server.ts';

const CONNECT_LIMIT_MS = 15_000;
const SILENCE_LIMIT_MS = 30_000;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Returns the options of nodemailer, which uses TLS when the server offers it. */
export function transportOptions({ host, port, isSecure, user, password }: MailServer) {
  return {
    host,
    port,
    secure: isSecure,
    ...(user !== null && { auth: { user, pass: password } }),
    // Never sends name and password unencrypted over a network.
    requireTLS: !isSecure && user !== null && !LOOPBACK.test(host),
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    dnsTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import { StartRefusal } from '../errors/app-error.ts';
import { refusal, type Variables } from './variables.ts';

export interface MailServer {
  host: string;
  port: number;
  /** True for TLS from the first byte on. */
  isSecure: boolean;
  user: string | null;
  password: string;
}

export interface Mailbox {
  name: string;
  address: string;
}

export interface MailConfiguration {
  server: MailServer;
  from: Mailbox;
}

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

/** Matches `Vitral <no-reply@example.org>` or an email address alone. */
const MAILBOX = /^(?:(?<name>[^<>"\p{Cc}]{1,120}?)\s*<(?<inner>[^<>]+)>|(?<bare>[^<>]+))$/u;
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i;

/** Reads SMTP_URL and MAIL_FROM. Throws StartRefusal, without repeating SMTP_URL. */
export function readMail(variables: Variables, publicUrl: string | null): MailConfiguration | null {
  const from = readMailbox(variables, publicUrl);
  const url = variables.text('SMTP_URL');
  if (url === null) return null;
  const server = URL.canParse(url) ? readServer(new URL(url)) : null;
  if (!server) {
    throw new StartRefusal('SMTP_URL must look like smtp://user:password@mail.example.org:587, or smtps://.');
  }
  return { server, from };
}

function readServer({ protocol, hostname, port, username, password, pathname, search, hash }: URL) {
  const standardPort = PORTS[protocol];
  const hasMore = /^\/?$/.test(pathname) === false || search !== '' || hash !== '';
  if (standardPort === undefined || !hostname || hasMore || (password && !username)) return null;
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port ? Number(port) : standardPort,
      isSecure: protocol === 'smtps:',
      user: username ? decodeURIComponent(username) : null,
      password: decodeURIComponent(password),
    };
  } catch {
    return null;
  }
}

function readMailbox(variables: Variables, publicUrl: string | null): Mailbox {
  const text = variables.text('MAIL_FROM');
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  if (text === null) return { name: '', address: `no-reply@${host}` };
  const { name = '', inner, bare } = MAILBOX.exec(text)?.groups ?? {};
  const address = (inner ?? bare ?? '').trim();
  if (!ADDRESS.test(address)) {
    throw refusal('MAIL_FROM', text, 'like Vitral <no-reply@example.org>');
  }
  return { name: name.trim(), address };
}

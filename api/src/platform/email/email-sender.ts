import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { Configuration } from '../config/configuration.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { siteIn } from '../settings/site.ts';
import { DeliveryProblem, SENT_AT_ONCE } from '../deliveries/deliveries.ts';
import { codeOf } from '../errors/app-error.ts';
import { type EmailMessage, SITE_NAME } from './email-message.ts';
import { emailHtml, emailText } from './email-parts.ts';
import type { MailServer } from '../config/mail-server.ts';

const EMAIL_LIMIT_MS = 120_000;

const PLAIN_EMAIL = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

@Injectable()
export class EmailSender implements OnApplicationShutdown {
  private transport: Promise<Transporter> | null = null;

  constructor(
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  async deliver(email: EmailMessage, deliveryId: string): Promise<void> {
    if (!isPlainEmail(email.to)) throw new DeliveryProblem('no address', true);
    const { name } = siteIn(email.language, await this.settings.current());
    const mail = this.toMail(insertSiteName(email, name), deliveryId, name);
    const transport = await (this.transport ??= this.makeTransport());
    await transport.sendMail(mail).catch((error: unknown) => {
      throw new DeliveryProblem(reasonOf(error), isRefusal(error));
    });
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }

  private toMail(email: EmailMessage, deliveryId: string, siteName: string) {
    const { from } = this.configuration.mail ?? {};
    const host = from?.address.split('@')[1] ?? 'localhost';
    return {
      from: from && { ...from, name: from.name || siteName },
      to: { name: '', address: email.to },
      ...(isPlainEmail(email.replyTo) && { replyTo: { name: '', address: email.replyTo } }),
      subject: email.subject.replace(/\s+/g, ' ').trim(),
      text: emailText(email, siteName),
      html: emailHtml(email, siteName),
      // The same at every attempt, so that mail programs recognise an email that arrives twice.
      messageId: `<${email.thread?.id ?? deliveryId}@${host}>`,
      ...threadHeaders(email, host),
      headers: {
        'Content-Language': email.language,
        ...(!email.thread && AUTOMATIC),
        ...(email.unsubscribe !== undefined && {
          'List-Unsubscribe': `<${email.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      ...(email.invitation && {
        icalEvent: {
          method: email.invitation.method,
          content: email.invitation.text,
          filename: 'vitral.ics',
        },
      }),
      signal: AbortSignal.timeout(EMAIL_LIMIT_MS),
    };
  }

  private async makeTransport(): Promise<Transporter> {
    const { server } = this.configuration.mail ?? {};
    if (!server) throw new Error('There is no mail server');
    // Loaded on demand: most servers start without it.
    const { createTransport } = await import('nodemailer');
    return createTransport({ ...transportOptions(server), pool: true, maxConnections: SENT_AT_ONCE });
  }
}

function insertSiteName(email: EmailMessage, siteName: string): EmailMessage {
  const name = (text: string) => text.replaceAll(SITE_NAME, () => siteName);
  return { ...email, subject: name(email.subject), paragraphs: email.paragraphs.map(name) };
}

/** Headers of emails that no person wrote (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

function threadHeaders({ thread }: EmailMessage, host: string) {
  const earlier = (thread?.earlier ?? []).map((id) => `<${id}@${host}>`);
  return earlier.length > 0 && { inReplyTo: earlier.at(-1), references: earlier };
}

/** Accepts only a bare address: other text could add headers or recipients. */
function isPlainEmail(text: string | undefined): text is string {
  return text !== undefined && PLAIN_EMAIL.test(text);
}

/** Returns whether the server refuses recipient or content permanently; other errors, such as a wrong login, may be corrected. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  const command = error instanceof Error && 'command' in error ? error.command : null;
  return (command === 'RCPT TO' || command === 'DATA') && status >= 500 && status < 600;
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'responseCode' in error ? error.responseCode : 0;
  return typeof status === 'number' ? status : 0;
}

function reasonOf(error: unknown): string {
  return [codeOf(error) || 'unknown reason', statusOf(error) || ''].join(' ').trim();
}

const CONNECT_LIMIT_MS = 15_000;
const SILENCE_LIMIT_MS = 30_000;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

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

import { Mailbox } from '@vitral/stand-ins/mailbox';
import type { Environment } from '../../src/platform/config/variables.ts';
import { type Api, startApi } from '../start-api.ts';

export interface MailSite {
  api: Api;
  mailbox: Mailbox;
  stop(): Promise<void>;
}

/** Starts a site whose emails a mailbox accepts. */
export async function startMailSite(variables: Environment = {}): Promise<MailSite> {
  const mailbox = await Mailbox.open();
  const api = await startApi({ SMTP_URL: mailbox.url, MAIL_FROM: 'hola@vitral.example', ...variables });
  return {
    api,
    mailbox,
    async stop() {
      await api.stop();
      await mailbox.goDown();
    },
  };
}

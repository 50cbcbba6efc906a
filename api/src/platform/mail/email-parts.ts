import type { EmailMessage } from './email-message.ts';
import { EMAIL_STYLE } from './email-style.ts';

const FOOTERS = {
  es: (siteName: string) => `Este mensaje lo envió el sitio de ${siteName}. No hace falta responder.`,
  en: (siteName: string) => `This message was sent by the ${siteName} site. There is no need to reply.`,
};
const REPLY_FOOTERS = {
  es: (siteName: string) =>
    `Este mensaje lo envió el sitio de ${siteName}. Si lo respondes, tu respuesta le llega a quien escribió.`,
  en: (siteName: string) =>
    `This message was sent by the ${siteName} site. If you reply, your answer goes to whoever wrote.`,
};

const footer = ({ replyTo, language }: EmailMessage, siteName: string) =>
  (replyTo ? REPLY_FOOTERS : FOOTERS)[language](siteName);

export function emailText(email: EmailMessage, siteName: string): string {
  const { paragraphs, action } = email;
  const ask = action ? [`${action.label}:\n${action.address}`] : [];
  return [...paragraphs, ...ask, `-- \n${siteName}\n${footer(email, siteName)}`].join('\n\n');
}

/** Renders the HTML of an email, with all texts escaped. Readable on light and dark backgrounds and without the style sheet. */
export function emailHtml(email: EmailMessage, siteName: string): string {
  const { language, subject, paragraphs, action } = email;
  const texts = paragraphs.map((text) => `<p>${escape(text).replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${EMAIL_STYLE}</style>
</head>
<body>
<div class="letter">
<p class="name">${escape(siteName)}</p>
${texts.join('\n')}
${action ? button(action) : ''}
<p class="footer">${escape(footer(email, siteName))}</p>
</div>
</body>
</html>`;
}

/** Repeats the URL below the button: some programs show no links. */
function button({ label, address }: NonNullable<EmailMessage['action']>): string {
  const href = escape(address);
  return `<p><a class="action" href="${href}">${escape(label)}</a></p>
<p class="address"><a href="${href}">${href}</a></p>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

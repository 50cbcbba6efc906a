import type { Language } from '@vitral/contracts/languages';
import type { EmailMessage } from './email-message.ts';

type Footers = Record<Language, (siteName: string) => string>;

const FOOTERS: Footers = {
  es: (siteName) => `Este mensaje lo envió el sitio de ${siteName}. No hace falta responder.`,
  en: (siteName) => `This message was sent by the ${siteName} site. There is no need to reply.`,
  fr: (siteName) => `Ce message a été envoyé par le site ${siteName}. Il n’est pas nécessaire d’y répondre.`,
};
const REPLY_FOOTERS: Footers = {
  es: (siteName) =>
    `Este mensaje lo envió el sitio de ${siteName}. Si lo respondes, tu respuesta le llega a quien escribió.`,
  en: (siteName) =>
    `This message was sent by the ${siteName} site. If you reply, your email goes to the person who wrote the message.`,
  fr: (siteName) =>
    `Ce message a été envoyé par le site ${siteName}. Si vous y répondez, votre réponse parviendra à la personne qui l’a écrit.`,
};

/** Shown below emails that a person wrote. */
const PERSONAL_FOOTERS: Footers = {
  es: (siteName) => `Este mensaje te lo envió el equipo de ${siteName}. Puedes responderlo.`,
  en: (siteName) => `This message was sent by the ${siteName} team. You can reply to it.`,
  fr: (siteName) => `Ce message vous a été envoyé par l’équipe de ${siteName}. Vous pouvez y répondre.`,
};

function footer({ replyTo, thread, language }: EmailMessage, siteName: string): string {
  const answerable = thread ? PERSONAL_FOOTERS : REPLY_FOOTERS;
  return (replyTo ? answerable : FOOTERS)[language](siteName);
}

/** "> " before each line, as mail programs mark a quotation in plain text. */
const quote = ({ heading, text }: NonNullable<EmailMessage['quotation']>) =>
  [heading, ...text.split('\n').map((line) => `> ${line}`)].join('\n');

export function emailText(email: EmailMessage, siteName: string): string {
  const { paragraphs, action, link, quotation } = email;
  const ask = [action, link].flatMap((each) => (each ? [`${each.label}:\n${each.address}`] : []));
  const quoted = quotation ? [quote(quotation)] : [];
  return [...paragraphs, ...ask, ...quoted, `-- \n${siteName}\n${footer(email, siteName)}`].join('\n\n');
}

/** Renders the HTML of an email, with all texts escaped. Readable on light and dark backgrounds and without the style sheet. */
export function emailHtml(email: EmailMessage, siteName: string): string {
  const { language, subject, paragraphs, action, link, quotation } = email;
  const texts = paragraphs.map(paragraph);
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
<div class="email">
<p class="name">${escape(siteName)}</p>
${texts.join('\n')}
${action ? button(action) : ''}
${link ? `<p><a class="link" href="${escape(link.address)}">${escape(link.label)}</a></p>` : ''}
${
  quotation
    ? `${paragraph(quotation.heading)}
<blockquote>${paragraph(quotation.text)}</blockquote>`
    : ''
}
<p class="footer">${escape(footer(email, siteName))}</p>
</div>
</body>
</html>`;
}

const paragraph = (text: string) => `<p>${escape(text).replaceAll('\n', '<br>')}</p>`;

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

const EMAIL_STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #f5f4f9; color: #1b1a2b; font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.email { max-width: 560px; margin: 0 auto; padding: 24px; border: 1px solid #dedce8; border-radius: 12px; background: #ffffff; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
.name { color: #3a2f9e; font-size: 20px; font-weight: 700; }
.action { display: inline-block; padding: 12px 24px; border-radius: 8px; background: #3a2f9e; color: #ffffff; font-weight: 600; text-decoration: none; }
.address { font-size: 14px; }
.address a, .link { color: #3a2f9e; }
blockquote { margin: 0 0 16px; padding-left: 12px; border-left: 3px solid #dedce8; color: #56546b; }
.footer { margin: 24px 0 0; padding-top: 16px; border-top: 1px solid #dedce8; color: #56546b; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { background: #131220; color: #f0eff8; }
  .email { border-color: #3a3850; background: #1d1c2e; }
  .name, .address a, .link { color: #b9b2ff; }
  blockquote, .footer { border-color: #3a3850; color: #b5b3c8; }
}
`;

import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import { emailUrl, shareMessage, whatsAppUrl } from './share-message.ts';

const sent = { name: 'Ana Ruiz', title: 'Plan & precios', url: 'https://vitral.example/share/x' };

describe('the message for a link', () => {
  it.each(LANGUAGES)('contains the name, the title and the URL in %s', (language) => {
    const { subject, text } = shareMessage(language, sent);
    expect(subject).toContain('Plan & precios');
    for (const part of ['Ana Ruiz', 'Plan & precios', sent.url]) expect(text).toContain(part);
  });

  it.each([
    ['es', 'Hola:'],
    ['en', 'Hello,'],
    ['fr', 'Bonjour,'],
  ] as const)('greets nobody by name in %s if the link has no recipient', (language, greeting) => {
    const [first] = shareMessage(language, { ...sent, name: null }).text.split('\n');
    expect(first).toBe(greeting);
  });

  it('is passed to WhatsApp and to the mail program unchanged', () => {
    const message = shareMessage('es', sent);
    expect(new URL(whatsAppUrl(message)).searchParams.get('text')).toBe(message.text);
    const email = new URL(emailUrl(message));
    expect(email.searchParams.get('subject')).toBe('Te comparto «Plan & precios»');
    expect(email.searchParams.get('body')).toBe(message.text.replaceAll('\n', '\r\n'));
  });
});

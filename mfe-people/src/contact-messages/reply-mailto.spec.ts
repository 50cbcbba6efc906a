import { replyMailto } from './reply-mailto.ts';
import { noor, rosa } from './contact-messages.fixtures.ts';

function read(url: string): Record<string, string> {
  const [to = '', query = ''] = url.replace('mailto:', '').split('?');
  return { to: decodeURIComponent(to), ...Object.fromEntries(new URLSearchParams(query)) };
}

describe('replyMailto', () => {
  it("uses the visitor's language and quotes the message", () => {
    expect(read(replyMailto({ ...rosa, message: 'One & two?\n#three' }))).toEqual({
      to: 'rosa@example.org',
      subject: 'Re: tu mensaje',
      body: expect.stringMatching(
        /^Hola, Rosa Méndez:\r\n\r\n.*El 20 de noviembre de 2026 nos escribiste:\r\n> One & two\?\r\n> #three\r\n$/s,
      ),
    });
    expect(read(replyMailto({ ...rosa, language: 'fr' }))).toMatchObject({ subject: 'Re : votre message' });
  });

  it('answers a request to join that says no more', () => {
    expect(read(replyMailto(noor))).toEqual({
      to: 'rosa@example.org',
      subject: 'Votre demande pour rejoindre l’équipe',
      body: 'Bonjour Noor Haddad,\r\n\r\n\r\n\r\n',
    });
  });

  it('encodes the input of visitors, so that it cannot add mail headers', () => {
    const url = replyMailto({ ...rosa, email: 'rosa@example.org?bcc=all@example.org', name: 'R&cc=x' });
    expect(read(url)).toMatchObject({ to: 'rosa@example.org?bcc=all@example.org' });
    expect(Object.keys(read(url))).toEqual(['to', 'subject', 'body']);
  });

  it('truncates long messages without splitting a character', () => {
    const { body } = read(replyMailto({ ...rosa, message: '🌞'.repeat(1200) }));
    expect(body).toContain(`> ${'🌞'.repeat(1000)}…`);
  });
});

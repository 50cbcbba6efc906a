import { describe, expect, it } from '@jest/globals';
import type { EmailMessage } from './email-message.ts';
import { emailHtml, emailText } from './email-parts.ts';

const email: EmailMessage = {
  to: 'ana@vitral.example',
  language: 'es',
  subject: '¿Tú & yo?',
  paragraphs: ['Hola <b>Ana</b>:', 'Primera línea\nSegunda "línea"'],
  action: { label: 'Elegir contraseña', address: 'https://vitral.example/admin/set-password#a&b' },
};

describe('email parts', () => {
  it('writes plain text with everything, and the URL on its own line', () => {
    expect(emailText(email, 'Vitral').split('\n\n')).toEqual([
      'Hola <b>Ana</b>:',
      'Primera línea\nSegunda "línea"',
      'Elegir contraseña:\nhttps://vitral.example/admin/set-password#a&b',
      '-- \nVitral\nEste mensaje lo envió el sitio de Vitral. No hace falta responder.',
    ]);
  });

  it('escapes text that people typed', () => {
    const html = emailHtml(email, 'Vitral');
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<p>Hola &lt;b&gt;Ana&lt;/b&gt;:</p>');
    expect(html).toContain('<p>Primera línea<br>Segunda &quot;línea&quot;</p>');
    expect(html).toContain('href="https://vitral.example/admin/set-password#a&amp;b"');
    expect(html).toContain('<title>¿Tú &amp; yo?</title>');
  });

  it('has no button without an action', () => {
    const { action: _, ...plain } = email;
    expect(emailHtml({ ...plain, language: 'en' }, 'Vitral')).not.toContain('href');
    expect(emailText({ ...plain, language: 'en' }, 'Vitral')).toMatch(/no need to reply\.$/);
  });

  it('quotes the text that a person replies to, and says whether they can respond', () => {
    const { action: _, ...rest } = email;
    const reply = {
      ...rest,
      thread: { id: 'b', earlier: ['a'] },
      quotation: { heading: 'Escribiste:', text: '¿Uno <1>?\n\nDos' },
    };
    expect(emailText(reply, 'Faro')).toContain(
      '\n\nEscribiste:\n> ¿Uno <1>?\n> \n> Dos\n\n-- \nFaro\nEste mensaje lo envió el sitio de Faro. No hace falta',
    );
    expect(emailHtml(reply, 'Faro')).toContain(
      '<p>Escribiste:</p>\n<blockquote><p>¿Uno &lt;1&gt;?<br><br>Dos</p></blockquote>',
    );
    expect(emailText({ ...reply, replyTo: 'ana@vitral.example' }, 'Faro')).toMatch(/Puedes responderlo\.$/);
  });

  it('names the site, escaped', () => {
    expect(emailHtml(email, 'Luz & <Faro>')).toContain('<p class="name">Luz &amp; &lt;Faro&gt;</p>');
    expect(emailText(email, 'Faro')).toContain('Este mensaje lo envió el sitio de Faro.');
  });
});

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

  it('names the site, escaped', () => {
    expect(emailHtml(email, 'Luz & <Faro>')).toContain('<p class="name">Luz &amp; &lt;Faro&gt;</p>');
    expect(emailText(email, 'Faro')).toContain('Este mensaje lo envió el sitio de Faro.');
  });
});

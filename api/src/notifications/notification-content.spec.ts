import { describe, expect, it } from '@jest/globals';
import { toTextMessage } from './notification-content.ts';

const at = (url: string) => ({ label: 'Open', address: url });
const text = 'Ha fallado una copia de seguridad.';

describe('toTextMessage', () => {
  it('joins site name, text and URL', () => {
    const message = toTextMessage('Vitral', { text, action: at('https://vitral.example/admin/backups') });
    expect(message).toBe('Vitral: Ha fallado una copia de seguridad. https://vitral.example/admin/backups');
  });

  it('leaves out a URL that would make it two messages', () => {
    const url = `https://vitral.example/${'a'.repeat(160)}`;
    expect(toTextMessage('Vitral', { text, action: at(url) })).toBe(`Vitral: ${text}`);
  });
});

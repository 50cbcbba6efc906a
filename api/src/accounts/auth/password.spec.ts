import { describe, expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('hashes with argon2id at the documented cost, with a new salt each time', async () => {
    const hash = await hashPassword('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
    expect(await hashPassword('correct horse')).not.toBe(hash);
  });

  it('verifies a password in any Unicode normalization', async () => {
    const hash = await hashPassword('contraseña'.normalize('NFD'));
    expect(await verifyPassword(hash, 'contraseña'.normalize('NFC'))).toBe(true);
    expect(await verifyPassword(hash, 'contrasena')).toBe(false);
  });
});

import { expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from './password.ts';

it('hashes by argon2id at the cost that the policy names, each time anew', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
  expect(await hashPassword('correct horse')).not.toBe(hash);
});

it('knows the password again, however its accents were typed', async () => {
  const hash = await hashPassword('contraseña'.normalize('NFD'));
  expect(await verifyPassword(hash, 'contraseña'.normalize('NFC'))).toBe(true);
  expect(await verifyPassword(hash, 'contrasena')).toBe(false);
});

import type { Role } from '@vitral/contracts/access';
import type { Bilingual } from '@vitral/contracts/languages';

export const ROLE_NAMES = {
  user: { es: 'Usuario', en: 'User' },
  manager: { es: 'Gestor', en: 'Manager' },
  admin: { es: 'Administrador', en: 'Administrator' },
} satisfies Record<Role, Bilingual>;

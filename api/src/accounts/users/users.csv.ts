import type { User } from '@vitral/contracts/users';
import { CsvFile } from '../../platform/csv/csv-file.ts';
import { wordsOf } from '../../platform/csv/csv-words.ts';

export const USERS_CSV = new CsvFile<User>(
  { es: 'usuarios', en: 'users' },
  {
    name: { es: 'Nombre', en: 'Name' },
    username: { es: 'Nombre de usuario', en: 'Username' },
    email: { es: 'Correo electrónico', en: 'Email' },
    role: { es: 'Rol', en: 'Role' },
    state: { es: 'Estado de la cuenta', en: 'Account' },
    status: { es: 'Actividad', en: 'Status' },
    lastLogin: { es: 'Último acceso', en: 'Last login' },
    createdAt: { es: 'Creado', en: 'Created' },
  },
  {
    role: wordsOf({
      admin: ['Administrador', 'Admin'],
      manager: ['Gestor', 'Manager'],
      user: ['Usuario', 'User'],
    }),
    state: wordsOf({
      enabled: ['Habilitado', 'Enabled'],
      disabled: ['Deshabilitado', 'Disabled'],
      invited: ['Invitado', 'Invited'],
      'awaiting-approval': ['Espera aprobación', 'Awaiting approval'],
    }),
    status: wordsOf({ active: ['Activo', 'Active'], inactive: ['Inactivo', 'Inactive'] }),
  },
);

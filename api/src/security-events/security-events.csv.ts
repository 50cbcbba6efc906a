import type { LoginMethod, SecurityEvent, SecurityVerb } from '@vitral/contracts/security-events';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { wordsOf } from '../platform/csv/csv-words.ts';

const VERBS: Record<SecurityVerb, readonly [string, string]> = {
  'added-passkey': ['Llave de acceso añadida', 'Passkey added'],
  'changed-email': ['Correo cambiado', 'Email changed'],
  'changed-password': ['Contraseña cambiada', 'Password changed'],
  'changed-role': ['Rol cambiado', 'Role changed'],
  'changed-username': ['Nombre de usuario cambiado', 'Username changed'],
  'copied-passkey': ['Posible copia de una llave de acceso', 'Possible copy of a passkey'],
  'ended-sessions': ['Sesiones cerradas', 'Sessions ended'],
  'failure-burst': ['Muchos intentos rechazados', 'Many refused attempts'],
  'linked-login': ['Acceso vinculado', 'Login linked'],
  'locked-out': ['Bloqueo temporal', 'Locked out'],
  'logged-in': ['Inicio de sesión', 'Logged in'],
  'logged-out': ['Cierre de sesión', 'Logged out'],
  'new-device': ['Dispositivo nuevo', 'New device'],
  'refused-access': ['Acceso rechazado', 'Access refused'],
  'refused-code': ['Código rechazado', 'Code refused'],
  'refused-link': ['Enlace de contraseña rechazado', 'Password link refused'],
  'refused-login': ['Inicio de sesión rechazado', 'Login refused'],
  'removed-passkey': ['Llave de acceso eliminada', 'Passkey removed'],
  'renewed-login': ['Identidad confirmada', 'Login renewed'],
  'renewed-recovery-codes': ['Códigos de recuperación nuevos', 'New recovery codes'],
  secured: ['Segundo factor activado', 'Second factor turned on'],
  unsecured: ['Segundo factor desactivado', 'Second factor turned off'],
  'unlinked-login': ['Acceso desvinculado', 'Login unlinked'],
  'used-link': ['Enlace de contraseña usado', 'Password link used'],
};

const METHODS: Record<LoginMethod, readonly [string, string]> = {
  password: ['Contraseña', 'Password'],
  'password-and-code': ['Contraseña y código', 'Password and code'],
  'password-and-passkey': ['Contraseña y llave de acceso', 'Password and passkey'],
  passkey: ['Llave de acceso', 'Passkey'],
  provider: ['Proveedor de identidad', 'Identity provider'],
};

export const SECURITY_EVENTS_CSV = new CsvFile<SecurityEvent>(
  { es: 'eventos-de-seguridad', en: 'security-events' },
  {
    createdAt: { es: 'Desde', en: 'From' },
    lastAt: { es: 'Hasta', en: 'To' },
    accountName: { es: 'Cuenta', en: 'Account' },
    verb: { es: 'Evento', en: 'Event' },
    method: { es: 'Método', en: 'Method' },
    count: { es: 'Veces', en: 'Times' },
    browser: { es: 'Navegador', en: 'Browser' },
    system: { es: 'Sistema', en: 'System' },
    networks: { es: 'Redes', en: 'Networks' },
    actorName: { es: 'Hecho por', en: 'Done by' },
    accountId: { es: 'Identificador de la cuenta', en: 'Identifier of the account' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  { verb: wordsOf(VERBS), method: wordsOf(METHODS) },
);

import type { ClientError } from '@vitral/contracts/client-errors';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { wordsOf } from '../platform/csv/csv-words.ts';

export const CLIENT_ERRORS_CSV = new CsvFile<ClientError>(
  { es: 'errores', en: 'errors' },
  {
    lastAt: { es: 'Última vez', en: 'Last seen' },
    createdAt: { es: 'Primera vez', en: 'First seen' },
    count: { es: 'Veces', en: 'Times' },
    kind: { es: 'Tipo', en: 'Kind' },
    message: { es: 'Mensaje', en: 'Message' },
    page: { es: 'Página', en: 'Page' },
    module: { es: 'Módulo', en: 'Module' },
    release: { es: 'Versión', en: 'Release' },
    browser: { es: 'Navegador', en: 'Browser' },
    stack: { es: 'Pila de llamadas', en: 'Stack' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    kind: wordsOf({
      script: ['Script', 'Script'],
      promise: ['Promesa', 'Promise'],
      render: ['Presentación', 'Render'],
      'module-load': ['Carga de un módulo', 'Loading of a module'],
      'content-security-policy': ['Política de contenido', 'Content security policy'],
      'trusted-types': ['Trusted Types', 'Trusted Types'],
      'integrity-policy': ['Política de integridad', 'Integrity policy'],
    }),
  },
);

import type { RedirectInput } from '@vitral/contracts/redirects';
import { CsvFile } from '../platform/csv/csv-file.ts';

/** The columns that an import reads. */
export const REDIRECTS_CSV = new CsvFile<RedirectInput>(
  { es: 'redirecciones', en: 'redirects' },
  {
    from: { es: 'from', en: 'from' },
    to: { es: 'to', en: 'to' },
    status: { es: 'status', en: 'status' },
  },
);

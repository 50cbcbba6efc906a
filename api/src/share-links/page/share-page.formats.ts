import type { Language } from '@vitral/contracts/languages';

const UNITS = ['Bytes', 'KB', 'MB', 'GB'];

export function fileSizeText(bytes: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1);
  const digits = power === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${format.format(bytes / 1024 ** power)} ${UNITS[power]}`;
}

export function instantText(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(instant);
}

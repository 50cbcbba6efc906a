/** A number with as many decimals as it takes to tell it from its neighbours: 0.42, 3.1, 128, 12,800. */
export function inFull(number) {
  const decimals = Math.abs(number) < 1 ? 2 : Math.abs(number) < 100 ? 1 : 0;
  return number.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** 1,234,567 → 1.2 MB; a thousand of one unit is one of the next. */
export function inBytes(bytes) {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return step === 0 ? `${Math.round(bytes)} bytes` : `${inFull(bytes / 1000 ** step)} ${UNITS[step]}`;
}

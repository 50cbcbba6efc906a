/** Picture formats, the best first, for clients that name them; others get the original format. */
export const NEGOTIATED_FORMATS = ['image/avif', 'image/webp'];

/** Returns the formats that an `Accept` header names; none for a header with quotes, which no browser sends. */
export function namedFormats(accept: string | undefined): string[] {
  if (!accept?.includes('image/') || accept.includes('"')) return [];
  const named = accept.split(',').map((range) => range.split(';').map((part) => part.trim()));
  return NEGOTIATED_FORMATS.filter((format) =>
    named.some(([type, ...parameters]) => type === format && !parameters.some(isZero)),
  );
}

/** Recognises `q=0`, which refuses a format. */
function isZero(parameter: string): boolean {
  return /^q\s*=\s*0(\.0*)?$/i.test(parameter);
}

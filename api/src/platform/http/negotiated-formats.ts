/** Pictures come in these formats for whoever names them, and in the one they were sent in for others. The best first. */
export const NEGOTIATED_FORMATS = ['image/avif', 'image/webp'];

/** Which of them an `Accept` names, so that few different ones are left; an unusual one stays as it is. */
export function namedFormats(accept: string | undefined): string {
  if (!accept?.includes('image/')) return '';
  const types = accept.split(',').map((type) => type.trim());
  const hasMore = (format: string) => types.some((type) => type.startsWith(format) && type !== format);
  // A comma between quotes parts nothing, and a format with `q=0` is not accepted: that is left to others to read.
  if (accept.includes('"') || NEGOTIATED_FORMATS.some(hasMore)) return accept;
  return NEGOTIATED_FORMATS.filter((format) => types.includes(format)).join();
}

/** Pictures come in these formats for whoever names them, and in the one they were sent in for others. The best first. */
export const NEGOTIATED_FORMATS = ['image/avif', 'image/webp'];

/** Which of them an `Accept` names; none where something is quoted, which no browser does. */
export function namedFormats(accept: string | undefined): string[] {
  if (!accept?.includes('image/') || accept.includes('"')) return [];
  const named = accept.split(',').map((range) => range.split(';').map((part) => part.trim()));
  return NEGOTIATED_FORMATS.filter((format) =>
    named.some(([type, ...parameters]) => type === format && !parameters.some(isZero)),
  );
}

/** `q=0` in front of a format says that it is not accepted. */
function isZero(parameter: string): boolean {
  return /^q\s*=\s*0(\.0*)?$/i.test(parameter);
}

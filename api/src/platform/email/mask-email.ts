/** `rosa@example.org` → `r…@example.org`, for the log of deliveries. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1…');
}

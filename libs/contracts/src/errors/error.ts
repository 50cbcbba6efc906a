/** Defines an error with its HTTP status and English message. */
export const error = (status: number, message: string) => ({ status, message });

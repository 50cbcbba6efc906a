/** An id that no row has. */
export const NOBODY = '019a0000-0000-7000-8000-000000000000';

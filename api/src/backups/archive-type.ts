/** Of every archive; browsers save it whatever its name says. */
export const ARCHIVE_TYPE = 'application/octet-stream';

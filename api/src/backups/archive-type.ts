/** MIME type of archives; browsers save it regardless of the file name. */
export const ARCHIVE_TYPE = 'application/octet-stream';

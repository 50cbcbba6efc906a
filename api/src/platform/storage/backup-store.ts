import { FileStore } from './file-store.ts';

/** Stores the archives of backups, separate from the site's files. */
export abstract class BackupStore extends FileStore {}

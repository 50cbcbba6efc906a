import { FileStore } from './file-store.ts';

/** Keeps the archives of backups, apart from the files of the site. */
export abstract class BackupStore extends FileStore {}

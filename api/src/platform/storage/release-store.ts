import { FileStore } from './file-store.ts';

/** Keeps the files of releases, each release as one archive: what every server unpacks its own copy from. */
export abstract class ReleaseStore extends FileStore {}

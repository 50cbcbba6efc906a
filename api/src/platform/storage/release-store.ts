import { FileStore } from './file-store.ts';

/** Stores each release as one archive, from which every server unpacks its own copy. */
export abstract class ReleaseStore extends FileStore {}

/** Returns webpack's error for a chunk that failed to load, for specs. */
export function chunkLoadError(url = '/modules/mfe-people/0.1.0-1/12.aa.js'): Error {
  return Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError', request: url });
}

/** Returns the federation runtime's error for an entry that failed to load, for specs. */
export function entryLoadError(): Error {
  return new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008');
}

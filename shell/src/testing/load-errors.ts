/** Returns webpack's error for a lost chunk, for specs. */
export function lostChunk(url = '/modules/mfe-people/0.1.0-1/12.aa.js'): Error {
  return Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError', request: url });
}

/** Returns the federation runtime's error for a lost entry, for specs. */
export function lostEntry(): Error {
  return new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008');
}

/** What webpack throws where a chunk did not come, for specs. */
export function lostChunk(address = '/modules/mfe-people/0.1.0-1/12.aa.js'): Error {
  return Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError', request: address });
}

/** What the federation runtime throws where an entry did not come, for specs. */
export function lostEntry(): Error {
  return new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008');
}

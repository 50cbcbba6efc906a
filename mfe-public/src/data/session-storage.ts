/** Browsers that block storage throw on touching it, and so does what can't be read from it; the answer is then false. */
export function withSessionStorage<T>(action: (storage: Storage) => T): T | false {
  try {
    return action(sessionStorage);
  } catch {
    return false;
  }
}

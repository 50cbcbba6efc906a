/** Runs an action on the session storage; returns false if the browser blocks it or its content is invalid. */
export function withSessionStorage<T>(action: (storage: Storage) => T): T | false {
  try {
    return action(sessionStorage);
  } catch {
    return false;
  }
}

/** Loads this page anew. A file of its own, since specs have no pages to go to. */
export function reload(): void {
  window.location.reload();
}

/** Loads another page as a document. */
export function goTo(address: string): void {
  window.location.assign(address);
}

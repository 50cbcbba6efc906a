/** Reloads this page. Separate functions, because specs replace them. */
export function reload(): void {
  window.location.reload();
}

/** Loads another page as a document. */
export function goTo(url: string): void {
  window.location.assign(url);
}

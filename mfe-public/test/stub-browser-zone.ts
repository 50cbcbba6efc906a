/** Lets the browser report a zone; `UTC` stands for a browser that hides its own. */
export function stubBrowserZone(zone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: zone });
}

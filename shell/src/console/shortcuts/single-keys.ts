const STORAGE_KEY = 'vitral.keys';

/** Returns whether single keys trigger shortcuts in this browser. Speech input types letters, so they can be turned off. */
export function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function storeSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // Without storage the choice lasts until the page is reloaded.
  }
}

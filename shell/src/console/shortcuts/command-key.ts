/** Name of the key that runs commands together with a letter: Command on Apple devices, else Control. */
export const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Name of the key that runs commands together with a letter: Command on Apple's systems, else Control. */
export const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

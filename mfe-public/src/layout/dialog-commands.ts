/**
 * Attributes with which a button opens and closes a `<dialog>` before, or without, any script (React's types lack them).
 * Browsers that don't know them leave it to the click handler.
 */
export function opens(dialog: string): object {
  return { commandfor: dialog, command: 'show-modal' };
}

export function closes(dialog: string): object {
  return { commandfor: dialog, command: 'close' };
}

const KEY = 'vitral-move';
/** So long a move that led back to the same set is not tried again. */
const IN_VAIN_MS = 5 * 60_000;

interface Move {
  from: string;
  to: string;
  at: number;
}

/** Remembers, beyond the document, that it is left for another set. */
export function noteMove(from: string, to: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ from, to, at: Date.now() } satisfies Move));
  } catch {
    // Without a memory nobody moves in circles either: a move takes a navigation of its own.
  }
}

/** Whether the move to a set was made a while ago, and the server answered with the old one all the same. */
export function wasMovedInVain(from: string, to: string): boolean {
  try {
    const move = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Move | null;
    return move?.from === from && move.to === to && Date.now() - move.at < IN_VAIN_MS;
  } catch {
    return false;
  }
}

const KEY = 'vitral-move';
/** Milliseconds for which a move that led back to the same set is not repeated. */
const FUTILE_MS = 5 * 60_000;

interface Move {
  from: string;
  to: string;
  at: number;
}

/** Stores in the tab's session storage that the document is left for another set. */
export function recordMove(from: string, to: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ from, to, at: Date.now() } satisfies Move));
  } catch {
    // Without storage there is no loop either, since each move requires a navigation.
  }
}

/** Returns whether the move to a set was made recently and the server still served the old one. */
export function wasMoveFutile(from: string, to: string): boolean {
  try {
    const move = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Move | null;
    return move?.from === from && move.to === to && Date.now() - move.at < FUTILE_MS;
  } catch {
    return false;
  }
}

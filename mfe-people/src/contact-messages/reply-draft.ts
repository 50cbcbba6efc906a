import { useCurrentUser } from '@vitral/session';
import { useMemo } from 'react';
import type { ReplyDraft } from './reply-texts.ts';

/** The reply of the user to a message that is not sent yet; it outlives the dialog and a reload of the page, not the tab. */
export function useReplyDraft(messageId: string) {
  const { id: userId } = useCurrentUser();
  const key = `reply-draft:${userId}:${messageId}`;
  return useMemo(
    () => ({
      read: (): ReplyDraft | null => withStorage((storage) => toDraft(storage.getItem(key))) ?? null,
      write: (draft: ReplyDraft) => withStorage((storage) => storage.setItem(key, JSON.stringify(draft))),
      clear: () => withStorage((storage) => storage.removeItem(key)),
    }),
    [key],
  );
}

function toDraft(stored: string | null): ReplyDraft | null {
  const { subject, text } = (JSON.parse(stored ?? 'null') ?? {}) as Partial<ReplyDraft>;
  return typeof subject === 'string' && typeof text === 'string' ? { subject, text } : null;
}

/** A browser may deny storage, and its content may come from an earlier version. */
function withStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}

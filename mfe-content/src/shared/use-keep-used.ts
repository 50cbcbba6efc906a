import { isApiError } from '@vitral/api-client';
import type { ContentItem, ContentUses, EvenIfUsed } from '@vitral/contracts';
import { createContext, useContext } from 'react';

/** What is done to files, as the button that does it all the same says. */
export type Doing = 'hide' | 'visibility' | 'save' | 'replace' | 'delete' | 'delete-for-good';

export interface UsedQuestion extends ContentUses {
  doing: Doing;
  files: ContentItem[];
}

/** Asks a person whether a change is meant although files are in use; the answer is no when nobody can be asked. */
export const AskIfMeant = createContext<(question: UsedQuestion) => Promise<boolean>>(() =>
  Promise.resolve(false),
);

/** A change was given up, since files are in use. It is what the person wanted, so there is nothing to tell. */
export class KeptAsItIs extends Error {}

export const isKept = (error: unknown) => error instanceof KeptAsItIs;

/**
 * Sends a change, and sends it again as meant if it was refused for files that are in use and the person says so. Rejects
 * with KeptAsItIs if not.
 */
export function useKeepUsed() {
  const ask = useContext(AskIfMeant);
  return async <T>(
    doing: Doing,
    files: ContentItem[],
    send: (meant: EvenIfUsed) => Promise<T>,
  ): Promise<T> => {
    try {
      return await send({});
    } catch (error) {
      const uses = usesIn(error);
      if (!uses) throw error;
      if (!(await ask({ doing, files, ...uses }))) throw new KeptAsItIs('The files are in use');
      return send({ evenIfUsed: true });
    }
  };
}

function usesIn(error: unknown): ContentUses | null {
  if (!isApiError(error) || error.code !== 'content.in-use') return null;
  return error.params as unknown as ContentUses;
}

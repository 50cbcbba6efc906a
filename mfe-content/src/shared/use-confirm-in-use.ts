import { isApiError } from '@vitral/sdk/api-client';
import type { ContentItem, ContentUses, UseConfirmation } from '@vitral/sdk/contracts/content';
import { createContext, useContext } from 'react';

/** The action on files in use, which determines the label of the confirm button. */
export type InUseAction = 'hide' | 'visibility' | 'save' | 'replace' | 'delete' | 'delete-for-good';

export interface InUseQuestion extends ContentUses {
  action: InUseAction;
  files: ContentItem[];
}

/** Asks the user to confirm a change to files in use; resolves to false where no dialog is mounted. */
export const InUseConfirmationContext = createContext<(question: InUseQuestion) => Promise<boolean>>(() =>
  Promise.resolve(false),
);

/** The user declined a change to files in use. Callers report no error. */
export class InUseDeclinedError extends Error {}

export const isInUseDeclined = (error: unknown) => error instanceof InUseDeclinedError;

/**
 * Sends a change. If the server refuses it for files in use, asks the user and sends it again as confirmed, or rejects with
 * InUseDeclinedError.
 */
export function useConfirmInUse() {
  const ask = useContext(InUseConfirmationContext);
  return async <T>(
    action: InUseAction,
    files: ContentItem[],
    send: (confirmation: UseConfirmation) => Promise<T>,
  ): Promise<T> => {
    try {
      return await send({});
    } catch (error) {
      const uses = usesIn(error);
      if (!uses) throw error;
      if (!(await ask({ action, files, ...uses }))) throw new InUseDeclinedError('The files are in use');
      return send({ evenIfUsed: true });
    }
  };
}

function usesIn(error: unknown): ContentUses | null {
  if (!isApiError(error) || error.code !== 'content.in-use') return null;
  return error.params as unknown as ContentUses;
}

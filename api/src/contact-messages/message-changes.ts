import type { Viewer } from '../platform/access/viewer.ts';
import type { ContactMessage } from './contact-messages.entity.ts';

/** The fields of a message that somebody has just answered. */
export function answered({ readAt }: Pick<ContactMessage, 'readAt'>, { id }: Viewer) {
  const now = new Date();
  return { status: 'answered', readAt: readAt ?? now, answeredAt: now, answeredBy: id } as const;
}

/** The item of audit entries about a message. */
export const itemOf = ({ id, name }: Pick<ContactMessage, 'id' | 'name'>) => ({
  noun: 'contact-messages' as const,
  itemId: id,
  itemName: name,
});

/** The item of personal notifications about a message. */
export const aboutMessage = (itemId: string) => ({ noun: 'contact-messages', itemId }) as const;

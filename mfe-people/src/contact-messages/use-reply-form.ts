import { isApiError } from '@vitral/sdk/api-client';
import type { ContactMessageDetail } from '@vitral/sdk/contracts/contact-messages';
import { useTranslation } from '@vitral/sdk/i18n';
import { changeOf, useFailureReport, type StorableForm } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSendReply } from './contact-messages.queries.ts';
import type { ReplyConflictProps } from './reply-conflict.tsx';
import { replyTemplate, type ReplyDraft } from './reply-texts.ts';

const FIELDS = ['text', 'subject'] as const;

interface ReplyOptions {
  /** Focuses the button that opens the form. */
  focusButton: () => void;
}

/** State of the reply form: whether it is open, its unsaved input, and what others did to the message in the meantime. */
export function useReplyForm(message: ContactMessageDetail, { focusButton }: ReplyOptions) {
  const { t } = useTranslation('mfe-people');
  const form = useForm<ReplyDraft>({ defaultValues: replyTemplate(message) });
  const { isDirty } = form.formState;
  const [isOpen, setIsOpen] = useState(false);
  const [isStored, setIsStored] = useState(false);
  const [ends] = useState(() => new EventTarget());
  const { conflict, startFrom, showNewest, showConflict } = useReplyConflict(message);
  const { mutate, isPending } = useSendReply(message.id);
  const report = useFailureReport({ form, fields: FIELDS, message: t('contact-messages.replyFailed') });

  const open = () => {
    if (!isDirty) form.reset(replyTemplate(message));
    startFrom();
    setIsOpen(true);
  };
  const end = (how: 'saved' | 'discarded') => {
    ends.dispatchEvent(new Event(how));
    form.reset(replyTemplate(message));
    setIsOpen(false);
  };
  const send = (values: ReplyDraft) =>
    mutate(
      { ...values, version: message.version },
      { onSuccess: () => end('saved'), onError: (error) => showConflict(error) || report(error) },
    );
  const discard = () => end('discarded');
  const returnFocus = () => (isOpen ? form.setFocus('text') : focusButton());
  const storing = { form, ends, open, conflictWith: showNewest, returnFocus, onStored: setIsStored };
  const stored = storableReply(message, storing);
  return { form, stored, conflict, isPending, isOpen, isDirty, isStored, open, send, discard, focusButton };
}

export type Reply = ReturnType<typeof useReplyForm>;

type StoringPart = 'form' | 'ends' | 'conflictWith' | 'returnFocus' | 'onStored';

function storableReply(
  message: ContactMessageDetail,
  { open, ...storing }: Pick<StorableForm<ReplyDraft>, StoringPart> & { open: () => void },
): StorableForm<ReplyDraft> {
  return {
    ...storing,
    fields: FIELDS,
    // Only replies conflict with the text of another reply; the version of the message also changes with its assignee.
    item: { id: message.id, version: message.replies.length + 1 },
    conflict: null,
    valuesWith: () => replyTemplate(message),
    take: (values) => {
      open();
      for (const name of FIELDS) storing.form.setValue(name, values[name], { shouldDirty: true });
    },
    staysOpen: true,
  };
}

/**
 * A change of the message that the author of a reply may not have seen. It does not prevent a second attempt to send.
 */
function useReplyConflict({ replies }: ContactMessageDetail) {
  const [shown, setShown] = useState<ReplyConflictProps | null>(null);
  const [known, setKnown] = useState(replies.length);
  const newest = replies.at(-1);
  const answered = newest && { changedBy: newest.authorName, changedAt: newest.createdAt };
  return {
    conflict: shown ?? (replies.length > known ? answered : null) ?? null,
    startFrom() {
      setShown(null);
      setKnown(replies.length);
    },
    showNewest: () => setShown(answered ?? null),
    showConflict(error: Error): boolean {
      if (!isApiError(error) || error.code !== 'contact-messages.stale') return false;
      setShown({ ...changeOf(error.params), isRefusal: true });
      return true;
    },
  };
}

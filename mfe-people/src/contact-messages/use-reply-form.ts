import { isApiError } from '@vitral/api-client';
import type { ContactMessageDetail } from '@vitral/contracts/contact-messages';
import { useTranslation } from '@vitral/i18n';
import { changeOf, useFailureReport } from '@vitral/ui/forms';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSendReply } from './contact-messages.queries.ts';
import type { ReplyConflictProps } from './reply-conflict.tsx';
import { useReplyDraft } from './reply-draft.ts';
import { replyTemplate, type ReplyDraft } from './reply-texts.ts';

const FIELDS = ['subject', 'text'] as const;

/** The form of a reply, its draft, and what others did to the message in the meantime. */
export function useReplyForm(message: ContactMessageDetail, onClose: () => void) {
  const { t } = useTranslation('mfe-people');
  const draft = useReplyDraft(message.id);
  const [template] = useState(() => replyTemplate(message));
  const form = useForm<ReplyDraft>({ defaultValues: draft.read() ?? template });
  const { conflict, showConflict } = useReplyConflict(message);
  const { mutate, isPending } = useSendReply(message.id, draft.clear);
  const report = useFailureReport({ form, fields: FIELDS, message: t('contact-messages.replyFailed') });

  const [subject = '', text = ''] = useWatch({ control: form.control, name: FIELDS });
  const isChanged = subject !== template.subject || text !== template.text;
  const { write, clear } = draft;
  useEffect(() => (isChanged ? write({ subject, text }) : clear()), [isChanged, subject, text, write, clear]);

  const send = (values: ReplyDraft) =>
    mutate(
      { ...values, version: message.version },
      { onSuccess: onClose, onError: (error) => showConflict(error) || report(error) },
    );
  const discard = () => {
    clear();
    onClose();
  };
  return { form, conflict, isPending, isChanged, send, discard };
}

/** A change of the message that the author of a reply may not have seen. It does not prevent a second attempt to send. */
function useReplyConflict({ replies }: ContactMessageDetail) {
  const [refused, setRefused] = useState<ReplyConflictProps | null>(null);
  const [known] = useState(replies.length);
  const newest = replies.length > known ? replies.at(-1) : undefined;
  const answered = newest && { changedBy: newest.authorName, changedAt: newest.createdAt };
  return {
    conflict: refused ?? answered ?? null,
    showConflict(error: Error): boolean {
      if (!isApiError(error) || error.code !== 'contact-messages.stale') return false;
      setRefused(changeOf(error.params));
      return true;
    },
  };
}

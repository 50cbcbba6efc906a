import type { ContactMessageDetail } from '@vitral/sdk/contracts/contact-messages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, DiscardQuestion, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { Form, FormTextField } from '@vitral/sdk/ui/forms';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ReplyConflict } from './reply-conflict.tsx';
import type { Reply } from './use-reply-form.ts';

interface ReplyFormProps {
  message: ContactMessageDetail;
  reply: Reply;
}

/** The email that answers a message. Typed text stays until it is sent or discarded. */
export function ReplyForm({ message, reply }: ReplyFormProps) {
  const { t } = useTranslation('mfe-people');
  const headingId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const section = useFocus(reply.focusButton);
  const { form, conflict, isPending, isDirty, send, discard } = reply;
  const { control, handleSubmit } = form;
  return (
    <Box component="section" ref={section} aria-labelledby={headingId}>
      <Form spacing={2} onSubmit={handleSubmit(send)}>
        <Typography variant="h3" id={headingId}>
          {t('contact-messages.replyTo', { name: message.name })}
        </Typography>
        <ReplyPath message={message} />
        {conflict && <ReplyConflict {...conflict} />}
        <FormTextField
          control={control}
          name="subject"
          label={t('contact-messages.replySubject')}
          limit={LIMITS.title}
          required
        />
        <FormTextField
          control={control}
          name="text"
          label={t('contact-messages.replyText')}
          limit={LIMITS.contactReply}
          hint={message.message ? t('contact-messages.replyQuotes') : undefined}
          multiline
          minRows={6}
          required
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={isPending} startIcon={<Icon name="mail" />}>
            {t(conflict ? 'contact-messages.sendAnyway' : 'contact-messages.sendReply')}
          </Button>
          <Button disabled={isPending} onClick={() => (isDirty ? setIsAsking(true) : discard())}>
            {t('contact-messages.discardReply')}
          </Button>
        </Stack>
      </Form>
      <DiscardQuestion open={isAsking} onConfirm={discard} onCancel={() => setIsAsking(false)} />
    </Box>
  );
}

/** Places the cursor below the greeting, and calls `returnFocus` once the form is closed. */
function useFocus(returnFocus: () => void) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const text = section.current?.querySelector('textarea');
    text?.focus();
    text?.setSelectionRange(text.value.length, text.value.length);
  }, []);
  const onClosed = useEffectEvent(returnFocus);
  useEffect(() => () => onClosed(), []);
  return section;
}

/** Says to whom the email is sent, and where the visitor's reply to it arrives. */
function ReplyPath({ message: { email, replyTo } }: { message: ContactMessageDetail }) {
  const { t } = useTranslation('mfe-people');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {t('contact-messages.replyRecipient', { email })}{' '}
      {replyTo
        ? t('contact-messages.replyAnswers', { email: replyTo })
        : t('contact-messages.noReplyAnswers')}
    </Typography>
  );
}

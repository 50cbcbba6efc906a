import { useSuspenseQuery } from '@tanstack/react-query';
import { isEmail } from '@vitral/sdk/contracts/email';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { isPhoneNumber, type Channel, type TestMessageInput } from '@vitral/sdk/contracts/notifications';
import { useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser } from '@vitral/sdk/session';
import { Alert, Button, Stack } from '@vitral/sdk/ui';
import {
  Form,
  FormControlLabel,
  FormLabel,
  FormTextField,
  Radio,
  RadioGroup,
  useFailureReport,
} from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { settingsQuery } from '../settings/settings.queries.ts';
import { useSendTest } from './deliveries.queries.ts';

export function TestMessageForm() {
  const { t } = useTranslation('mfe-settings');
  const { data: settings } = useSuspenseQuery(settingsQuery);
  const { email } = useCurrentUser();
  const defaults: Record<Channel, string> = { mail: email ?? '', sms: '' };
  const form = useForm<TestMessageInput>({ defaultValues: { channel: 'mail', recipient: defaults.mail } });
  const channel = useWatch({ control: form.control, name: 'channel' });
  const { mutate, isPending } = useSendTest();
  const reportFailure = useFailureReport({
    form,
    fields: ['recipient'],
    message: t('deliveries.testFailed'),
  });
  const canSend = channel === 'mail' ? settings.canMail : settings.canSms;
  const send = form.handleSubmit((input) =>
    mutate({ channel, recipient: input.recipient.trim() }, { onError: reportFailure }),
  );

  return (
    <Form spacing={2} onSubmit={send}>
      <ChannelChoice
        value={channel}
        onChange={(chosen) => form.reset({ channel: chosen, recipient: defaults[chosen] })}
      />
      {canSend ? (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
        >
          <FormTextField
            key={channel}
            control={form.control}
            name="recipient"
            type={channel === 'mail' ? 'email' : 'tel'}
            required
            label={t(`deliveries.testRecipient.${channel}`)}
            hint={t(`deliveries.testHint.${channel}`)}
            check={(text) =>
              isRecipient(channel, text) ? undefined : t(`deliveries.testInvalid.${channel}`)
            }
          />
          <Button type="submit" variant="contained" loading={isPending} sx={{ flexShrink: 0 }}>
            {t('deliveries.testSend')}
          </Button>
        </Stack>
      ) : (
        <Alert severity="info">{t(`deliveries.cannot.${channel}`)}</Alert>
      )}
    </Form>
  );
}

const isRecipient = (channel: Channel, text: string) =>
  channel === 'mail' ? text.length <= LIMITS.email && isEmail(text) : isPhoneNumber(text);

function ChannelChoice({ value, onChange }: { value: Channel; onChange: (channel: Channel) => void }) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  return (
    <div>
      <FormLabel id={id}>{t('deliveries.channel')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onChange(chosen as Channel)}
      >
        <FormControlLabel value="mail" control={<Radio />} label={t('deliveries.channels.mail')} />
        <FormControlLabel value="sms" control={<Radio />} label={t('deliveries.channels.sms')} />
      </RadioGroup>
    </div>
  );
}

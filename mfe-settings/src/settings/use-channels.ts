import { type Channel, CHANNELS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { SettingsForm } from './use-settings-form.ts';

export interface ChannelState {
  channel: Channel;
  name: string;
  /** Why nothing goes by it; null when something does. */
  reason: string | null;
}

/** The ways to tell staff of something, and whether anything goes by them as the form has it now. */
export function useChannels({ settings, values }: SettingsForm): ChannelState[] {
  const { t } = useTranslation('mfe-settings');
  const isReady = { mail: settings.canMail, sms: settings.canSms };
  const isOn = { mail: values.notifications.mail.isOn, sms: values.notifications.sms.isOn };
  const problem = (channel: Channel) => {
    if (!isReady[channel]) return 'settings.channelMissing';
    return values.notifications.isOn && isOn[channel] ? null : 'settings.channelOff';
  };
  return CHANNELS.map((channel) => {
    const reason = problem(channel);
    return { channel, name: t(`settings.channels.${channel}`), reason: reason && t(reason) };
  });
}

import { type Channel, CHANNELS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { SettingsForm } from './use-settings-form.ts';

export interface ChannelState {
  channel: Channel;
  name: string;
  /** Reason why the channel sends nothing; null while it does. */
  reason: string | null;
}

/** The notification channels, and whether they send anything with the current values of the form. */
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

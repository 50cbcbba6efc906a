import { useTranslation } from '@vitral/sdk/i18n';
import { TextField } from '@vitral/sdk/ui/forms';
import { useState } from 'react';

interface NetworkFilterProps {
  value: string;
  onChange: (network: string) => void;
}

/** A filter for an IP address or a network. It reports only complete ones, since the server refuses others. */
export function NetworkFilter({ value, onChange }: NetworkFilterProps) {
  const { t } = useTranslation('mfe-settings');
  const [draft, setDraft] = useState<string | null>(null);
  const change = (typed: string) => {
    const next = typed.trim();
    const isDone = next === '' || isNetwork(next);
    setDraft(isDone ? null : typed);
    if (isDone) onChange(next);
  };
  return (
    <TextField
      label={t('security-events.network')}
      value={draft ?? value}
      error={draft !== null}
      helperText={draft !== null && t('security-events.networkHint')}
      onChange={(event) => change(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 50, spellCheck: false } }}
    />
  );
}

/** Returns whether a text is an IP address, or a network with its bits: `203.0.113.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const isIPv6 = address.includes(':');
  if (rest.length > 0 || !(isIPv6 ? isIPv6Address(address) : isIPv4Address(address))) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6 ? 128 : 32));
}

const isIPv4Address = (text: string) =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);

/** The parser of URLs knows all forms of an IPv6 address. */
const isIPv6Address = (text: string) => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]/`);

import { useFormats, useTranslation } from '@vitral/i18n';
import { useEffect, useState } from 'react';

const REFRESH_MS = 20_000;
const MINUTE_MS = 60_000;

/** Returns the time since an instant in words, refreshed as time passes. */
export function useTimeSince(instant: string): string {
  const { t } = useTranslation();
  const { relativeTime } = useFormats();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const refreshes = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(refreshes);
  }, []);
  return now - Date.parse(instant) < MINUTE_MS ? t('justNow') : relativeTime(instant, now);
}

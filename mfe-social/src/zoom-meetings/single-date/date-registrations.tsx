import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { useSession } from '@vitral/sdk/session';
import { MuiLink, Typography } from '@vitral/sdk/ui';
import { figuresQuery } from '../../shared/registration-figures.ts';

interface DateRegistrationsProps {
  meetingId: string;
  date: string;
}

/** The numbers of registrants for a date and on its waiting list, and a link to their list. */
export function DateRegistrations({ meetingId, date }: DateRegistrationsProps) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const mayRead = useSession().allows('meeting-registrations.read');
  const { data: figures } = useQuery({ ...figuresQuery(meetingId), enabled: mayRead });
  if (!mayRead || !figures) return null;
  const { registered = 0, waiting = 0 } = figures.dates.find((one) => one.date === date) ?? {};
  return (
    <Typography>
      <MuiLink
        component={Link}
        to={`/admin/registrations?${new URLSearchParams({ meeting: meetingId, date })}`}
      >
        {t('zoom-meetings.dates.registered', { count: registered, shown: number(registered) })}
      </MuiLink>
      {waiting > 0 && `, ${t('zoom-meetings.dates.waiting', { count: waiting, shown: number(waiting) })}`}
    </Typography>
  );
}

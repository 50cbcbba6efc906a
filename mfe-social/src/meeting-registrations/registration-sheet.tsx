import { useQuery } from '@tanstack/react-query';
import type { MeetingRegistration } from '@vitral/sdk/contracts/meeting-registrations';
import { meetingDateId } from '@vitral/sdk/contracts/zoom-meetings';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { useSession } from '@vitral/sdk/session';
import { DialogContent, Fact, Facts, MuiLink, TitledDialog } from '@vitral/sdk/ui';
import { OpenItem, useItemAddress } from '@vitral/sdk/ui/forms';
import { useMeetingTitle } from '../zoom-meetings/use-meeting-times.ts';
import { zoomMeetingsQuery } from '../zoom-meetings/zoom-meetings.queries.ts';
import { AnswerList } from './answers.tsx';
import { fetchRegistration } from './meeting-registrations.queries.ts';
import { localNoon } from './registration-table.tsx';

const LISTED = [['meeting-registrations']];

/** The registration in the URL. */
export function OpenRegistration() {
  const { t } = useTranslation('mfe-social');
  const address = useItemAddress();
  const { close } = address;
  return (
    <OpenItem
      address={address}
      title={t('meeting-registrations.one')}
      listedBelow={LISTED}
      fetch={fetchRegistration}
    >
      {(registration) => <RegistrationDialog registration={registration} onClose={close} />}
    </OpenItem>
  );
}

interface RegistrationDialogProps {
  registration: MeetingRegistration;
  onClose: () => void;
}

function RegistrationDialog({ registration, onClose }: RegistrationDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { date, dateTime } = useFormats();
  const titleOf = useMeetingTitle();
  const { data: meetings = [] } = useQuery(zoomMeetingsQuery);
  const { name, email, language, timezone, createdAt, state, answers, attendedDates } = registration;
  const meeting = meetings.find(({ id }) => id === registration.meetingId);
  return (
    <TitledDialog title={name} onClose={onClose} focusClose>
      <DialogContent dividers tabIndex={0}>
        <Facts>
          <Fact term={t('meeting-registrations.email')}>{email}</Fact>
          <Fact term={t('meeting-registrations.meeting')}>{meeting ? titleOf(meeting) : '—'}</Fact>
          <Fact term={t('meeting-registrations.date')}>
            <RegistrationDate registration={registration} />
          </Fact>
          <Fact term={t('meeting-registrations.state')}>{t(`meeting-registrations.states.${state}`)}</Fact>
          <Fact term={t('meeting-registrations.createdAt')}>
            <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          </Fact>
          <Fact term={t('meeting-registrations.language')}>{t(`language.${language}`)}</Fact>
          <Fact term={t('meeting-registrations.timezone')}>{timezone}</Fact>
          <Fact term={t('meeting-registrations.present')}>
            {attendedDates.map((day) => date(localNoon(day))).join(', ') || '—'}
          </Fact>
        </Facts>
        <AnswerList answers={answers} questions={meeting?.registration?.questions ?? []} />
      </DialogContent>
    </TitledDialog>
  );
}

/** The date; it is a link for accounts that may change the date. */
function RegistrationDate({ registration: { meetingId, date: own } }: { registration: MeetingRegistration }) {
  const { t } = useTranslation('mfe-social');
  const { date } = useFormats();
  const mayOpen = useSession().allows('zoom-meetings.write');
  if (!own) return t('meeting-registrations.everyDate');
  if (!meetingId || !mayOpen) return date(localNoon(own));
  return (
    <MuiLink component={Link} to={`/admin/zoom/${meetingDateId(meetingId, own)}`}>
      {date(localNoon(own))}
    </MuiLink>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, LoadingCards, TitledDialog } from '@vitral/sdk/ui';
import { ItemSheet, LoadFailure, useItemAddress } from '@vitral/sdk/ui/forms';
import { datesPart, meetingDateQuery, zoomMeetingsQuery } from '../zoom-meetings.queries.ts';
import { MeetingDateDialog } from './meeting-date-dialog.tsx';

/** The date of a live session in the URL, in a sheet over the list, with the previous and the next date and a link to copy. */
export function MeetingDateSheet({ meetingId }: { meetingId: string }) {
  const address = useItemAddress(datesPart(meetingId));
  const { id: date } = address;
  if (date === null) return null;
  return <OpenDate key={date} meetingId={meetingId} date={date} address={address} />;
}

interface OpenDateProps {
  meetingId: string;
  date: string;
  address: ReturnType<typeof useItemAddress>;
}

function OpenDate({ meetingId, date, address }: OpenDateProps) {
  const { t } = useTranslation('mfe-social');
  const { data: meetings } = useQuery(zoomMeetingsQuery);
  const { data, error, refetch } = useQuery(meetingDateQuery(meetingId, date));
  const meeting = meetings?.find(({ id }) => id === meetingId);
  const ids = data && [data.previous, date, data.next].filter((one) => one !== null);
  return (
    <ItemSheet address={address} id={date} listedBelow={[]} ids={ids}>
      {data && meeting ? (
        <MeetingDateDialog meeting={meeting} date={data} onClose={address.close} />
      ) : (
        <TitledDialog title={t('zoom-meetings.dates.one')} onClose={address.close} focusClose>
          <Box sx={{ p: 3 }}>
            {error ? (
              <LoadFailure
                title={t('zoom-meetings.dates.openFailed')}
                error={error}
                onRetry={() => void refetch()}
              />
            ) : (
              <LoadingCards count={2} height={120} />
            )}
          </Box>
        </TitledDialog>
      )}
    </ItemSheet>
  );
}

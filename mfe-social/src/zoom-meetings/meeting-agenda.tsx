import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { Card, Typography } from '@vitral/sdk/ui';
import { type BulkList, BulkSection, ExportLink, useSwitchActions } from '@vitral/sdk/ui/data';
import { MeetingRow, type MeetingRowProps } from './meeting-row.tsx';
import { findOverlap } from './overlaps.ts';
import { browserZone, zoneName } from './zones.ts';
import { ZOOM_MEETINGS } from './zoom-meetings.queries.ts';

export type MeetingActions = Omit<MeetingRowProps, 'meeting' | 'overlap'>;

const PATH = '/zoom-meetings';

interface MeetingAgendaProps extends MeetingActions {
  meetings: ZoomMeeting[];
  /** All live sessions, with which the listed ones may overlap. */
  all: ZoomMeeting[];
  /** A change of this value clears the selection. */
  scope: string;
}

/** Live sessions as rows that expand, with their next dates in the reader's zone. */
export function MeetingAgenda({ meetings, all, scope, ...actions }: MeetingAgendaProps) {
  const { t } = useTranslation('mfe-social');
  const bulk: BulkList = {
    path: PATH,
    filters: {},
    reload: ZOOM_MEETINGS.reload,
    actions: useSwitchActions(),
    deletes: 'to-trash',
  };
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('zoom-meetings.agenda.zone', { zone: zoneName(browserZone()) })}
      </Typography>
      <BulkSection bulk={bulk} rows={meetings} total={meetings.length} scope={scope}>
        <Card component="ul" aria-label={t('zoom-meetings.list')} sx={LIST}>
          {meetings.map((meeting) => (
            <MeetingRow key={meeting.id} meeting={meeting} overlap={findOverlap(meeting, all)} {...actions} />
          ))}
        </Card>
      </BulkSection>
      <MeetingExport meetings={meetings} isWhole={meetings.length === all.length} />
    </>
  );
}

/** Exports the listed live sessions, by their ids if the browser filtered them. */
function MeetingExport({ meetings, isWhole }: { meetings: ZoomMeeting[]; isWhole: boolean }) {
  const { t } = useTranslation();
  if (!isWhole && meetings.length > LIMITS.bulk) return null;
  const ids = isWhole ? null : meetings.map(({ id }) => id).join();
  return <ExportLink label={t('bulk.export')} path={PATH} query={{ ids }} />;
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  containerType: 'inline-size',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};

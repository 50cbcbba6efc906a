import { type NearbyMeeting, NearestSession } from '../../education/nearest-session.tsx';
import { useVisitorZone } from '../../time-zone/visitor-zone.ts';

/** Props of the island. */
export interface NextSessionData {
  meetings: NearbyMeeting[];
  /** Time of the rendering, in milliseconds since 1970. */
  renderedAt: number;
}

/** Shows the nearest live session; once scripts run, in the visitor's zone and with the time until its start. */
export function NextSession({ meetings, renderedAt }: NextSessionData) {
  const visitorZone = useVisitorZone();
  return <NearestSession meetings={meetings} visitorZone={visitorZone} renderedAt={renderedAt} />;
}

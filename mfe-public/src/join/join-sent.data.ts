import { readZoomMeetings } from '../data/zoom-meetings.ts';
import { scheduleMeetings, type SessionCard, toSessionCard } from '../education/schedule/meetings.ts';
import { readResponse } from '../site/frame.ts';
import type { PageSource } from '../site/page-definition.ts';
import { headOf } from '../site/plain-source.ts';

const MOST_SESSIONS = 3;

export interface JoinSentData {
  /** The first live sessions, which the page proposes. */
  sessions: SessionCard[];
}

export const joinSentSource: PageSource<JoinSentData> = {
  read({ responses, language, now }) {
    const meetings = readResponse(
      responses,
      '/api/zoom-meetings',
      (response) => readZoomMeetings(response, language),
      [],
    );
    const linked = scheduleMeetings(meetings, language, now).filter(({ slug }) => slug);
    return { sessions: linked.slice(0, MOST_SESSIONS).map(toSessionCard) };
  },
  head: headOf('join-sent'),
};

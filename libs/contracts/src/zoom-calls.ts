import { API_KEY_PROBLEMS } from './api-keys.ts';

export const ZOOM_CALL_PROBLEMS = [...API_KEY_PROBLEMS, 'no-account'] as const;
export type ZoomCallProblem = (typeof ZOOM_CALL_PROBLEMS)[number];

/** Number of people in the call on a date of a live session, as Zoom counted them, including the host. */
export interface ZoomCallReport {
  /** Regular date, `YYYY-MM-DD`. */
  date: string;
  participants: number;
}

/** The Zoom meeting of a live session that is managed in Zoom. */
export interface ZoomCall {
  meetingId: string;
  /** `pending` until Zoom has the latest change. */
  state: 'pending' | 'synced' | 'failed';
  /** Null unless the latest attempt failed. */
  problem: ZoomCallProblem | null;
  /** HTTP status of Zoom; null without a response. */
  status: number | null;
  syncedAt: string | null;
}

/** GET /api/zoom-calls */
export interface ZoomCalls {
  /** False: live sessions are joined by pasted links only. */
  hasAccount: boolean;
  calls: ZoomCall[];
  /** The latest report of each live session, by its id. */
  reports: Record<string, ZoomCallReport>;
}

/** Path at which Zoom reports events, to be entered in the app. */
export const ZOOM_EVENTS_PATH = '/api/zoom-calls/events';

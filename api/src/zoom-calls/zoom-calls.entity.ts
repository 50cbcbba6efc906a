import { defineEntity, p } from '@mikro-orm/core';
import { ZOOM_CALL_PROBLEMS } from '@vitral/contracts/zoom-calls';
import { identity, instant } from '../platform/entities/columns.ts';
import { ZoomMeeting } from '../zoom-meetings/zoom-meetings.entity.ts';

const ZoomCallSchema = defineEntity({
  name: 'ZoomCall',
  uniques: [{ properties: ['meeting'] }],
  properties: {
    /** Marks the Zoom meeting, so that it can be found if its number could not be stored. */
    ...identity(),
    /** Null once the live session is deleted; the row is deleted when Zoom has deleted the meeting. */
    meeting: () => p.manyToOne(ZoomMeeting).nullable().mapToPk().deleteRule('set null'),
    /** The meeting's number in Zoom. */
    zoomId: p.text().nullable().index(),
    /** Time of the latest change of the live session. */
    requestedAt: instant(),
    syncedAt: instant().nullable(),
    /** The end of the lease of the server that changes the Zoom meeting. */
    claimedUntil: instant().nullable(),
    problem: p.enum(ZOOM_CALL_PROBLEMS).nullable(),
    status: p.smallint().nullable(),
  },
});

/** The Zoom meeting of a live session. */
export class ZoomCall extends ZoomCallSchema.class {}
ZoomCallSchema.setClass(ZoomCall);

const ZoomCallReportSchema = defineEntity({
  name: 'ZoomCallReport',
  indexes: [{ properties: ['meeting', 'date'] }],
  properties: {
    /** Zoom's id of one call; a call that is opened again has another one. */
    uuid: p.text().primary(),
    /** Null: the live session is deleted. */
    meeting: () => p.manyToOne(ZoomMeeting).nullable().mapToPk().deleteRule('set null'),
    /** The regular date on which the call was held. */
    date: p.date(),
    participants: p.integer(),
  },
});

/** The number of people in a call that has ended. */
export class ZoomCallReport extends ZoomCallReportSchema.class {}
ZoomCallReportSchema.setClass(ZoomCallReport);

export { MeetingException } from './meeting-exception.entity.ts';
export { siteZone } from './site-zone.ts';
export { timesOf } from './zoom-meetings.response.ts';
export { ZoomMeeting } from './zoom-meetings.entity.ts';
export { ZoomMeetingsModule } from './zoom-meetings.module.ts';

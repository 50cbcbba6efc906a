export type { Notice } from './notice.ts';
export { NotificationsModule } from './notifications.module.ts';
export { Notifications } from './notifications.ts';
export { type StaffAccount, StaffDirectory } from './staff-directory.ts';

import { numbersAfter } from './numbers-after.ts';

/** Weekly evenings in three time zones with different daylight saving; half of the meetings are inactive. */
const FILL = `
  insert into zoom_meeting (created_at, updated_at, title, title_en, description, category, zoom_link, days_of_week,
    time_slots, is_active)
  select
    now(), now(), 'Sesión ' || n, 'Session ' || n, 'Una hora para conversar en grupo.',
    (array['business', 'health', 'development'])[1 + n % 3], 'https://zoom.us/j/' || n,
    jsonb_build_array((array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])[1 + n % 7]),
    jsonb_build_array(
      jsonb_build_object('timezone', 'America/Mexico_City', 'time', '19:00', 'endTime', '20:00'),
      jsonb_build_object('timezone', 'America/Bogota', 'time', '20:00', 'endTime', '21:00'),
      jsonb_build_object('timezone', 'Europe/Madrid', 'time', '02:00', 'endTime', '03:00')
    ),
    n % 2 > 0
  from ${numbersAfter('zoom_meeting')}`;

export const ZOOM_MEETINGS = {
  table: 'zoom_meeting',
  fill: FILL,
  role: 'admin',
  first: '/api/zoom-meetings?limit=100&offset=0',
  paths: [
    '/api/zoom-meetings?limit=100&offset=0',
    '/api/zoom-meetings?limit=100&q=sesión',
    '/api/zoom-meetings/analytics?weeks=12',
  ],
};

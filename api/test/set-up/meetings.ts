import type { ZoomMeetingInput } from '@vitral/contracts';

/** Every day, at one moment told in two zones that change their clocks together. */
export const MEETING: ZoomMeetingInput = {
  title: 'Círculo de prueba',
  titleEn: 'Test circle',
  description: 'Para probar.',
  descriptionEn: null,
  category: 'health',
  zoomLink: 'https://zoom.example/j/123?pwd=abc',
  daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  timeSlots: [
    { timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' },
    { timezone: 'America/New_York', time: '21:00', endTime: '22:00' },
  ],
  isActive: true,
};

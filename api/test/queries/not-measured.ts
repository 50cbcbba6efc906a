/** Reason why a GET is not measured. */
export const NOT_MEASURED: Record<string, string> = {
  '/api/auth/login/providers/:id': 'it reads one provider and asks another server',
  '/api/auth/login/providers/:id/callback': 'as /api/auth/login/providers/:id',
  '/api/backups/download/:token': 'its link leads to one file, once',
  '/api/imports/:noun/:id': 'it reads one import',
  '/api/meeting-registrations/:id': 'as /api/meeting-registrations/:id/data',
  '/api/meeting-registrations/:id/data':
    'it reads one registration, whose address the server itself must seal',
  '/api/meeting-registrations/places': 'it reads one live session, its exceptions and one count',
  '/meeting-registrations/sent': 'it reads what every page of its kind reads',
  '/meeting-registrations/:token': 'its links are keyed digests of one registration',
  '/meeting-registrations/:token/cancellation': 'as /meeting-registrations/:token',
  '/meeting-registrations/:token/join': 'as /meeting-registrations/:token',
  '/api/presence/:noun/:id': 'it streams one item and those who have it open',
  '/preview-links/:token': 'its links are keyed digests of one link, which it reads with its page',
  '/testimonial-consents/:token':
    'its links are keyed digests of one consent, which it reads with its testimonial',
  '/testimonial-consents/:token/withdrawal': 'as /testimonial-consents/:token',
  '/testimonial-requests/:token': 'its links are keyed digests of one request, which it reads',
  '/calendar/session-:session/:date.ics': 'it reads what the file of all dates reads',
  '/uploads/feeds/:filename': 'its files are made by the job that fetches pictures; one query finds one',
  '/social/:digest/*path':
    'its links contain a digest of what one page shows, which is cached; one query finds a file',
  '/metrics': 'it tells of the server and its jobs, of no rows',
};

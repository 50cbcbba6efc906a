import type { ContactMessage } from '@vitral/sdk/contracts/contact-messages';

/** Returns a message with the given changes. */
export function contactMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: '0190d0c0-0000-7000-8000-0000000000e1',
    kind: 'message',
    name: 'Rosa Méndez',
    email: 'rosa@example.org',
    phone: '+52 33 1234 5678',
    subject: 'business',
    message: 'Quiero saber cómo empezar.',
    language: 'es',
    country: null,
    source: null,
    invitedBy: null,
    sharedTitle: null,
    status: 'new',
    createdAt: '2026-11-20T12:00:00.000Z',
    dueAt: '2026-11-21T12:00:00.000Z',
    isOverdue: false,
    readAt: null,
    answeredAt: null,
    answeredBy: null,
    assigneeId: null,
    assignee: null,
    noteCount: 0,
    version: 1,
    ...changes,
  };
}

export const rosa = contactMessage();

export const tom = contactMessage({
  id: '0190d0c0-0000-7000-8000-0000000000e2',
  name: 'Tom Baker',
  email: 'tom@example.org',
  phone: null,
  subject: 'support',
  message: 'The link to the session does not open.',
  language: 'en',
  status: 'read',
  isOverdue: true,
  readAt: '2026-11-19T12:00:00.000Z',
  version: 2,
});

export const noor = contactMessage({
  id: '0190d0c0-0000-7000-8000-0000000000e3',
  kind: 'join',
  name: 'Noor Haddad',
  subject: null,
  message: '',
  language: 'fr',
  country: 'CA',
  source: 'friend',
  invitedBy: 'Tom Baker',
  assigneeId: '0190d0c0-0000-7000-8000-0000000000a9',
  assignee: 'Berta Gil',
});

export const eva = contactMessage({
  id: '0190d0c0-0000-7000-8000-0000000000e4',
  kind: 'lead',
  name: 'Eva Soto',
  email: '',
  phone: '+34 600 111 222',
  subject: null,
  message: '',
  sharedTitle: 'Plan de carrera',
  assigneeId: '0190d0c0-0000-7000-8000-0000000000a9',
  assignee: 'Berta Gil',
});

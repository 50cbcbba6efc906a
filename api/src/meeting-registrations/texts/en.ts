import type { EmailValues, Texts } from './text-types.ts';

const hello = ({ name }: EmailValues) => `Hello ${name},`;
const why = ({ reason }: EmailValues) => reason && `Reason: ${reason}`;
const next = ({ isSeries, when }: EmailValues) =>
  isSeries ? `You are registered for every date. The next one: ${when}.` : `Date: ${when}.`;
const LINK_IS_YOURS = 'The link below is yours alone. It leads to the call from 15 minutes before the start.';
const CALENDAR = 'The attached invitation puts the date into your calendar.';

export const ENGLISH: Texts = {
  emails: {
    confirm: ({ title, when, isSeries }) => ({
      subject: `Confirm your registration: ${title}`,
      paragraphs: [
        `This email address was given to register for “${title}”.`,
        isSeries ? `It would be for every date. The next one: ${when}.` : `Date: ${when}.`,
        'Please confirm within 48 hours. If it was not you, ignore this email: nothing else will be sent.',
      ],
    }),
    'already-registered': (values) => ({
      subject: `You are already registered: ${values.title}`,
      paragraphs: [
        `Somebody, probably you, registered this email address again for “${values.title}”. It was registered already, and nothing has changed.`,
        next(values),
      ],
    }),
    registered: (values) => ({
      subject: `You are registered: ${values.title}`,
      paragraphs: [
        hello(values),
        `you have a place at “${values.title}”.`,
        next(values),
        LINK_IS_YOURS,
        CALENDAR,
      ],
    }),
    waiting: (values) => ({
      subject: `You are on the waiting list: ${values.title}`,
      paragraphs: [
        hello(values),
        `all places at “${values.title}” are taken at the moment. You are on the waiting list, and we will email you as soon as a place is yours.`,
        next(values).replace('You are registered', 'You are waiting'),
      ],
    }),
    'moved-up': (values) => ({
      subject: `You have a place: ${values.title}`,
      paragraphs: [
        hello(values),
        `a place at “${values.title}” became free, and it is yours.`,
        next(values),
        LINK_IS_YOURS,
        CALENDAR,
      ],
    }),
    reminder: (values) => ({
      subject: `Reminder: ${values.title}, ${values.when}`,
      paragraphs: [hello(values), `“${values.title}” takes place soon: ${values.when}.`, LINK_IS_YOURS],
    }),
    'date-moved': (values) => ({
      subject: `New date: ${values.title}`,
      paragraphs: [
        hello(values),
        `“${values.title}” has a new date: ${values.when}.`,
        values.previously && `It had been planned for ${values.previously}.`,
        why(values),
        'Your registration stays valid. The attached invitation changes the date in your calendar.',
      ],
    }),
    'date-cancelled': (values) => ({
      subject: `Cancelled: ${values.title}`,
      paragraphs: [
        hello(values),
        `“${values.title}” does not take place on this date: ${values.when}.`,
        why(values),
        'The attached message removes the date from your calendar.',
      ],
    }),
    'date-restored': (values) => ({
      subject: `It takes place after all: ${values.title}`,
      paragraphs: [
        hello(values),
        `“${values.title}” takes place after all: ${values.when}.`,
        'Your registration is valid.',
        CALENDAR,
      ],
    }),
    'series-changed': (values) => ({
      subject: `New times: ${values.title}`,
      paragraphs: [
        hello(values),
        `“${values.title}” has new days or times. The next date: ${values.when}.`,
        'Your registration stays valid. The attached invitation changes the dates in your calendar.',
      ],
    }),
    'series-ended': (values) => ({
      subject: `No further dates: ${values.title}`,
      paragraphs: [
        hello(values),
        `“${values.title}” does not take place any more until further notice.`,
        'The attached message removes the dates from your calendar.',
      ],
    }),
    cancelled: (values) => ({
      subject: `Your registration is cancelled: ${values.title}`,
      paragraphs: [
        hello(values),
        `you are no longer registered for “${values.title}”, and get no further emails about it.`,
      ],
    }),
    message: (values) => ({
      subject: `${values.title}: ${values.message?.subject ?? ''}`,
      paragraphs: [hello(values), values.message?.text ?? '', next(values)],
    }),
  },
  labels: {
    confirm: 'Confirm my registration',
    join: 'Join the session',
    manage: 'See or cancel my registration',
  },
  pages: {
    confirmTitle: 'Confirm your registration',
    confirmText: 'One click, and your registration counts.',
    confirm: 'Confirm',
    registeredTitle: 'You are registered',
    registeredText: 'Your link to the call works from 15 minutes before the start.',
    waitingTitle: 'You are on the waiting list',
    waitingText: 'We will email you as soon as a place is yours.',
    cancelledTitle: 'You are not registered',
    cancelledText: 'This registration is cancelled. You get no further emails about it.',
    cancel: 'Cancel my registration',
    join: 'Join the session',
    when: 'Date',
    noDate: 'No date at the moment',
    everyDate: 'Every date; the next one:',
    others: 'Your other registrations',
    sentTitle: 'Check your email',
    sentText: 'We sent you a link. Your registration counts once you open it and confirm, within 48 hours.',
    missingTitle: 'This registration does not exist',
    missingText: 'It may have expired, or the address may be incomplete.',
    failedTitle: 'This is no longer possible',
    closed: 'Registration for this date is closed.',
    full: 'All places are taken.',
    earlyTitle: 'The session has not begun',
    earlyText: 'This link leads to the call from 15 minutes before the start. Reload this page then.',
    overTitle: 'There is no session to join',
    overText: 'This date is over or was cancelled.',
    toCalendar: 'See the calendar',
  },
};

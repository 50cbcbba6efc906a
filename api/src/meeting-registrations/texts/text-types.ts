import type { EmailKind } from '../registration-emails.ts';

export interface EmailValues {
  title: string;
  name: string;
  /** The date in the reader's zone, with the zone's name. */
  when: string;
  /** The registration is for every date. */
  isSeries: boolean;
  /** The date before a move; empty if there is none. */
  previously: string;
  /** Empty if there is none. */
  reason: string;
  message: { subject: string; text: string } | null;
}

interface EmailText {
  subject: string;
  /** Empty ones are left out. */
  paragraphs: string[];
}

export interface Texts {
  emails: Record<EmailKind, (values: EmailValues) => EmailText>;
  labels: { confirm: string; join: string; manage: string };
  pages: {
    confirmTitle: string;
    confirmText: string;
    confirm: string;
    registeredTitle: string;
    registeredText: string;
    waitingTitle: string;
    waitingText: string;
    cancelledTitle: string;
    cancelledText: string;
    cancel: string;
    join: string;
    when: string;
    noDate: string;
    everyDate: string;
    others: string;
    sentTitle: string;
    sentText: string;
    missingTitle: string;
    missingText: string;
    failedTitle: string;
    closed: string;
    full: string;
    earlyTitle: string;
    earlyText: string;
    overTitle: string;
    overText: string;
    toCalendar: string;
  };
}

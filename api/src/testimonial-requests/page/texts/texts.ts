import type { FormField, FormProblem } from '../testimonial-form.ts';

type Labels = Record<Exclude<FormField, 'consent'>, string>;

type FormTexts = Labels & {
  kicker: string;
  title: string;
  intro: (siteName: string) => string;
  stars: (count: number) => string;
  emailHint: string;
  pictureHint: string;
  optional: string;
  consent: string;
  privacy: string;
  send: string;
  leaveEmpty: string;
  problems: Record<FormProblem, string>;
  /** Replaces `problems.required`. */
  missing: { rating: string; consent: string };
  tooMany: (wait: string) => string;
  closed: string;
};

type OwnTexts = Record<
  | ('kicker' | 'sentTitle' | 'sentText' | 'title' | 'pending' | 'shown' | 'hidden' | 'withdrawn')
  | ('withdrawnTitle' | 'keepTitle' | 'keepText' | 'agreed' | 'withdrawTitle' | 'withdrawText' | 'withdraw'),
  string
>;

/** Texts of the form for testimonials, of the page of a sent one, and of its email. */
export interface TestimonialPageTexts {
  form: FormTexts;
  own: OwnTexts;
  missing: Record<'title' | 'text', string> & { toSite: (siteName: string) => string };
  email: {
    subject: (siteName: string) => string;
    paragraphs: (siteName: string) => string[];
    action: string;
  };
}

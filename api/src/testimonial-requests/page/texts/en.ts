import type { TestimonialPageTexts } from './texts.ts';

export const EN: TestimonialPageTexts = {
  form: {
    kicker: 'Your testimonial',
    title: 'What did you take away from it?',
    intro: (siteName) =>
      `${siteName} invites you to say it in your own words. Staff read every testimonial before it is published.`,
    text: 'Your testimonial',
    rating: 'Your rating',
    stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
    name: 'Name, as it will be shown',
    position: 'Job title or occupation',
    picture: 'Your picture',
    pictureHint:
      'JPG, PNG, WebP or AVIF, up to 10 MB. It is cut square, without hidden data such as the place, and nobody but staff sees it before your testimonial is approved.',
    locale: 'Language in which you write',
    email: 'Email',
    emailHint: 'It is not published. We send you the link to withdraw your testimonial there.',
    optional: 'optional',
    consent: 'Your consent',
    privacy: 'Privacy policy',
    send: 'Send my testimonial',
    leaveEmpty: 'Leave this field empty',
    problems: {
      required: 'Fill in this field.',
      invalid: 'Check this value: it looks incomplete.',
      'too-long': 'This text is too long.',
      changed: 'The text has changed while you were writing. Read it and tick the box again.',
      'no-picture': 'Choose a JPG, PNG, WebP or AVIF picture of at least 80 pixels each side.',
      'too-large': 'This picture is too large. Choose one of up to 10 MB.',
      'choose-again': 'Choose the picture again: browsers do not keep it.',
    },
    missing: {
      rating: 'Choose a rating.',
      consent: 'Tick the box if you agree: without your consent we cannot publish it.',
    },
    tooMany: (wait) => `We received too many requests. Try again in ${wait}.`,
    closed:
      'This link accepts no more testimonials. Copy your text and ask the person who sent the link for a new one.',
  },
  own: {
    kicker: 'Your testimonial',
    sentTitle: 'Thank you, we received your testimonial',
    sentText: 'Staff read it and publish it after that.',
    title: 'This is your testimonial',
    pending: 'Staff have not reviewed it yet.',
    shown: 'It is shown on the site.',
    hidden: 'It is not shown on the site.',
    withdrawnTitle: 'You withdrew your testimonial',
    withdrawn: 'It is no longer shown on the site and will not be shown again.',
    keepTitle: 'Keep this link',
    keepText: 'It is yours alone: with it you can withdraw your testimonial at any time.',
    agreed: 'What you agreed to',
    withdrawTitle: 'Did you change your mind?',
    withdrawText: 'If you withdraw it, it is taken down at once. This cannot be undone.',
    withdraw: 'Withdraw my testimonial',
  },
  missing: {
    title: 'This link is not available',
    text: 'It may have expired or been used, or the address may be incomplete. Ask the person who sent it for a new one.',
    toSite: (siteName) => `Go to the ${siteName} site`,
  },
  email: {
    subject: (siteName) => `Your testimonial for ${siteName}`,
    paragraphs: (siteName) => [
      `Somebody, probably you, sent a testimonial to ${siteName} with this email address.`,
      'With the link below you can see it and withdraw it at any time: it is then taken down at once.',
      'If it was not you, you can withdraw it by the same link.',
    ],
    action: 'See my testimonial',
  },
};

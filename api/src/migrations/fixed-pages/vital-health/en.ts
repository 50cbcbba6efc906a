export const VITAL_HEALTH_EN = {
  title: 'Vital health',
  description: 'A sample page about well-being: rest, food and movement, with example content.',
  sample: 'Sample page with example content',
  headline: 'A pace you can keep',
  lead: 'Sleep better, eat without haste and move a little every day. This is how a well-being programme of the team might be presented.',
  benefits: 'Three habits, a single light',
  cards: [
    {
      title: 'Rest',
      text: 'Turn off the screens before sleep gives notice, and get up at much the same time every day.',
    },
    {
      title: 'Food',
      text: 'A plate full of colours, water within reach, and time to sit at the table with somebody.',
    },
    {
      title: 'Movement',
      text: 'Walk, stretch, take the stairs: what you do daily counts for more than what you do on a grand scale.',
    },
  ],
  plan: 'A sample day',
  planLead:
    'This is neither medical advice nor a real programme: it shows what a plan would look like on this page.',
  steps: [
    {
      title: 'In the morning',
      text: 'A glass of water, daylight and a short walk before the inbox opens.',
    },
    {
      title: 'At midday',
      text: 'A meal without the phone, and a conversation that is not about work.',
    },
    {
      title: 'In the afternoon',
      text: 'A break to stretch your back, then finish what is left for today.',
    },
    {
      title: 'In the evening',
      text: 'A light dinner, low lights and a book instead of one more screen.',
    },
  ],
  next: 'Real well-being is learned live',
  nextText:
    "The team's sessions speak of health every week. Look at the calendar, or tell us what you would like to learn.",
  education: 'See the live sessions',
  contact: 'Write to the team',
};

export const EDUCATION_EN = {
  title: 'Live education',
  description:
    'Live sessions on business, health and personal development: what you learn, who teaches, and when they start where you are.',
  heading: 'Learning live, among people',
  text: 'Every week we open the room to talk about business, health and personal development. You come in from home, ask in your own voice, and leave with something to practise tomorrow.',
  action: 'View the calendar',
  calendar: 'Calendar of sessions',
  calendarText:
    'Every card tells when its next date is. The times already take each zone’s daylight saving into account.',
  topicsName: 'Topics of the sessions',
  topics: ['Wellness', 'Health', 'Science', 'Business'],
  pillars: 'Three pillars that hold each other up',
  pillarsText:
    'A business without health grows tired, and neither grows unless you do. That is why we teach all three together.',
  pillarList: [
    {
      title: 'Business',
      text: 'Working for yourself, with order and with the truth up front.',
      lessons: [
        'Present what you do without exaggerating',
        'Listen before you offer',
        'Keep a diary and simple accounts',
      ],
    },
    {
      title: 'Development',
      text: 'Knowing yourself better, to walk better beside others.',
      lessons: [
        'Speak in public and stay calm',
        'Ask for and give opinions that help',
        'Build habits that outlast enthusiasm',
      ],
    },
    {
      title: 'Health',
      text: 'Finding a pace that the body can keep.',
      lessons: [
        'Sleep better, night after night',
        'Eat well with what there is at home',
        'Move a little every day',
      ],
    },
  ],
  learning: 'A class with faces, not a video',
  learningText:
    'Every session is a real video call: you see who teaches, you are seen if you like, and nobody keeps a question to themselves.',
  steps: [
    { title: 'Choose a session', text: 'Look at the calendar and pick the topic that you need today.' },
    {
      title: 'Come in as you like',
      text: 'With your camera on or off. The first time, listening is enough.',
    },
    {
      title: 'Practise during the week',
      text: 'You take a small exercise with you, and the next session begins there.',
    },
  ],
  experts: 'Who teaches',
  expertsText: 'People of the team who show up every week and answer by name.',
};

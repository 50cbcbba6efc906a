import type { LongText } from '../long-text.ts';

export const PRIVACY_EN: LongText = {
  title: 'Privacy policy',
  lead: 'Which data this site keeps, what for, for how long, and what you may ask of us. In plain words and without small print.',
  sections: {
    summary: [
      'In a few words',
      [
        'You can read the whole site without giving us any data and without an account.',
        'We keep what you write to us in the contact form, and the little that the site needs to work and to stay safe.',
        'We use no trackers, no advertising and no third-party analytics. We do not sell data.',
        'Nothing is loaded from other sites before you accept it.',
      ],
    ],
    controller: [
      'Who answers for your data',
      'The Vitral team decides what the data described here are used for, and how. For any question or request, this is how to reach us:',
      { block: 'contact' },
    ],
    messages: [
      'Contact messages',
      'When you write to us we keep your name, your email address, your phone number if you give it, the subject, the message, the language of the page and the time at which it was sent.',
      'We use them only to answer you and to follow up on your enquiry: you ask us to by writing, and that is the basis on which we process them. They are read only by the people of the team who look after messages.',
      'We delete them after the period stated below, or earlier if you ask us to.',
      'While you write, the draft is kept in your browser alone, so that it is not lost when the page reloads. It disappears when you send the message or close the tab.',
      'To hold back bulk mail we count how many messages come from the same network address. The count holds for a day at most and is then deleted.',
    ],
    registrations: [
      'Registration for live sessions',
      'If you register for a live session, we store your name, your email address, the language, your time zone, your answers to the questions of the form and the dates on which you were present. The email address is stored encrypted.',
      'We use it only to confirm your place, to remind you of the session and to tell you about changes: you agree to these emails when you register, and each has a link to cancel. It is read only by the people of the team who prepare the sessions.',
      'A registration that is not confirmed is erased after 48 hours. The others are erased after the period stated below, or earlier if you ask us to.',
    ],
    cookies: [
      'Cookies and browser storage',
      'We use only cookies of our own, and only for what this list says. None of them serves to follow you, here or on other sites.',
      'If you close an announcement, the storage of your browser holds the last entry of the list.',
      'Besides, an open tab remembers that you have just changed the language, so that the next page can confirm it.',
      'You can change your answer about third-party content at any time, at the foot of every page, and delete cookies in the settings of your browser.',
      { block: 'cookies' },
    ],
    'third-parties': [
      'Third-party content and services',
      'The fonts, illustrations and videos of this site come from the site itself. Only if you accept may pictures, videos or posts that are hosted elsewhere be loaded, such as those on YouTube, Instagram, LinkedIn or X; on the home page you can also load a single post without accepting the others. At that moment your browser connects to that service and tells it your network address, and it may use cookies of its own.',
      'Links to video calls, social networks or other pages take you away from Vitral, to where the policies of each service apply.',
    ],
    logs: [
      'Server logs',
      'Like any web server, ours notes the requests it receives: the time, the address asked for, the outcome and the network address. It notes neither cookies nor passwords, nor the text of messages, nor what you search for.',
      'These logs serve to find faults and to stop attacks; the basis is our legitimate interest in keeping the site safe. They are kept only for as long as that task requires.',
      'Of some visits to pages we measure how long the page takes to load and to respond. These times are added up by page and version of the site and contain nothing about who you are; browsers that ask not to be tracked are never measured.',
    ],
    accounts: [
      'Team accounts',
      'Those who work in the console have an account with a name, a username, a role, a preferred language and, if they wish, an email address. Of the password we keep only a hash (argon2id), from which it cannot be told.',
      'We note when each account was last used and which changes it makes to the site, so that they can be explained and corrected. Failed logins are counted for a short time, by account and by network address.',
      'An account is kept for as long as the person works with the team.',
      'Records about security and of changes are deleted after the period stated below.',
    ],
    retention: [
      'For how long we keep data',
      'The following periods are those that the site applies now.',
      { block: 'retention' },
    ],
    published: [
      'People who appear on the site',
      'We publish the names, pictures and words of team members, and of those who share their story, with their permission. They may withdraw it at any time, and we then take them off the site.',
    ],
    sharing: [
      'Whom we share data with',
      'With nobody who wants to sell you something. Outside the team, data are accessible only to the providers who host the site or carry our mail, who follow our instructions, and to authorities where the law demands it.',
      'Depending on where these providers are, your data may be processed in a country other than yours. We then require them to protect your data as well as described here.',
    ],
    security: [
      'How we protect them',
      'Each person of the team reaches only what their role needs, sessions expire, and administrative changes are recorded. Backups may hold data that were deleted already until newer ones replace them.',
      'No system is infallible. If an incident affected your data, we would tell you and the competent authority as the law requires.',
    ],
    rights: [
      'Your rights',
      'Whatever your country, you may ask us:',
      [
        'which data of yours we have, and for a copy in a common format;',
        'to correct those that are wrong or incomplete;',
        'to delete them or to stop using them;',
        'to restrict a particular use, or to object to it;',
        'to consider a permission withdrawn, which does not affect what was done before.',
      ],
      'Write to us in any of the ways named on this page, from the email address with which you contacted us, or tell us how to recognise you. It costs nothing, and we answer within the time that the law of your country sets. If our answer does not satisfy you, you may turn to the data protection authority responsible for you.',
      'We take no automated decisions about you and build no profiles.',
    ],
    minors: [
      'Minors',
      'This site is meant for adults. If you believe that a minor has sent us their data, tell us and we will delete them.',
    ],
    changes: [
      'Changes to this policy',
      'If what we do with data changes, we will change this page and its date. If the change is an important one, we will announce it on the site before it applies.',
      { link: 'terms', text: 'Read the terms and conditions as well' },
    ],
  },
};

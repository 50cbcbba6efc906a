import type { LongText } from '../long-text.ts';

export const TERMS_EN: LongText = {
  title: 'Terms and conditions',
  lead: 'The rules of this site, what you may expect of it and what it does not promise. Read them before you decide anything about your work, your money or your health.',
  sections: {
    acceptance: [
      'What you accept by using the site',
      'By using this site you accept these terms and our privacy policy. If you do not agree with them, please do not use it. To use it you must be of legal age where you live.',
      { link: 'privacy', text: 'Read the privacy policy' },
    ],
    site: [
      'What Vitral is, and what it is not',
      'Vitral is a leadership team: it brings together people who work for themselves in network marketing and offers them training, materials and company on the way. This site presents the team, its live sessions and its testimonials.',
      'No products are sold here, no payments are taken and no memberships are signed. If you join a company or buy from it, your relationship is with that company and is governed by its contracts, which you should read at leisure before you accept them. This site speaks on behalf of none.',
      'The people of the team are independent: they are not employees, partners or agents of Vitral.',
    ],
    earnings: [
      'No promises of income',
      'We guarantee no income, savings, rank or result. Nothing that you read or hear here, in a testimonial or a live session either, is a promise or a forecast of what you will earn.',
      [
        'Many people who take part in network marketing earn little or nothing, and some lose money once their expenses are counted.',
        'Results depend on time, ability, experience, the market, and on circumstances that nobody controls.',
        'Earnings should come from real sales to real customers, not from adding people. If anybody suggests that you pay in order to recruit, or buy more than you can use or sell, refuse and tell us.',
        'Do not invest money that you cannot afford to lose, and do not leave a job because of what you see on this site. Ask the company for its official income disclosure and consult a professional in finance, tax or law.',
      ],
    ],
    health: [
      'Well-being and health',
      'What we share about well-being is general, educational information. It is not medical advice and does not replace the diagnosis or treatment of a health professional.',
      'No product, habit or plan mentioned here is intended to diagnose, treat, cure or prevent any disease. Consult your doctor before you change your diet, your exercise or your supplements, above all if you take medicines, are pregnant or live with an illness. Do not stop a treatment because of something that you read or heard on this site, and in an emergency call the emergency services.',
    ],
    testimonials: [
      'Testimonials',
      'Testimonials tell the experience of those who give them. They are personal opinions: they do not describe a typical result, nor do they suggest that yours will be the same. We do not pay for them.',
    ],
    sessions: [
      'Live sessions and materials',
      'Times, subjects and speakers may change or be cancelled. We try to say so in the calendar in good time.',
      'In sessions we expect the same respect as in person. We may remove anybody who insults, discriminates, advertises something else, or promises income or cures. Do not record or spread a session without the permission of those who take part.',
    ],
    use: [
      'Permitted use',
      'You may read the site, share links to it and write to us. You may not:',
      [
        'use it for anything unlawful, deceptive or harmful to others;',
        'pass yourself off as somebody else or as the team;',
        'try to enter where you have no access, look for faults without permission, or overload the service;',
        'send advertising or bulk messages through the contact form;',
        'collect personal data of the people who appear here.',
      ],
      'If you find a security fault, tell us and give us time to correct it before you make it public.',
    ],
    accounts: [
      'Console accounts',
      'Accounts are personal and are granted by the team. Whoever has one keeps the password secret, answers for what is done with it, and tells us at once when somebody else seems to be using it. We may suspend an account to protect the site or other people.',
    ],
    property: [
      'Intellectual property',
      'The texts, illustrations, videos and brand of this site belong to Vitral or are used with the permission of their owners. You may link to them and quote them, naming the source. To copy them, change them or use them commercially you need our written permission.',
      'The brands of other companies belong to their owners. If you believe that something on this site infringes your rights, write to us and we will look into it.',
    ],
    links: [
      'Links and third-party services',
      'We link to services that we do not control, such as video calls and social networks. A link is not a recommendation: by following it you accept the terms of that service.',
    ],
    liability: [
      'Liability',
      'We look after the site, but we offer it as it is: it may contain errors or stop working for a time. As far as the law allows, we are not liable for decisions that you base on its content, for what third parties do, or for indirect losses.',
      'Nothing in these terms limits a liability that the law does not allow to be limited, nor your rights as a consumer.',
    ],
    law: [
      'Applicable law',
      'These terms are governed by the law of the place from which the site is run, without taking away the protection that the law of the country you live in gives you. Before you go to court, write to us: most disagreements can be settled by talking.',
      'If a part of these terms were invalid, the others would stand. The Spanish version is the original; where a translation says something else, the Spanish one holds, unless the law entitles you to another.',
    ],
    changes: [
      'Changes',
      'We may change these terms. Changes hold from the moment they are published here with their new date, and do not affect what happened before.',
    ],
    contact: [
      'How to reach us',
      'Questions about these terms? Write to us and we will answer.',
      { block: 'contact' },
    ],
  },
};

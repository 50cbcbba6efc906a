import { FIXED_PAGES } from '@vitral/contracts/site-pages';
import { DOCUMENTS, privacyPage, termsPage } from './documents.ts';
import { contactPage } from './contact.ts';
import { educationPage } from './education.ts';
import { FIRST_LANGUAGES } from './fixed-page.ts';
import { joinPage } from './join.ts';
import { joinSentPage } from './join-sent.ts';
import { landingPage } from './landing.ts';
import { outlineOf } from './long-text.ts';
import { testimonialsPage } from './testimonials.ts';
import { vitalHealthPage } from './vital-health.ts';

const PAGES = [
  ...[landingPage([]), privacyPage(), termsPage(), vitalHealthPage(), educationPage()],
  ...[contactPage(), joinPage(), joinSentPage(), testimonialsPage()],
];

describe('the first content of the fixed pages', () => {
  it('exists for every page', () => {
    expect(PAGES.map(({ slug }) => slug)).toEqual([...FIXED_PAGES]);
  });

  it.each(Object.entries(DOCUMENTS))('has the same sections in every language: %s', (_name, texts) => {
    for (const language of FIRST_LANGUAGES) expect(outlineOf(texts[language])).toEqual(outlineOf(texts.es));
  });

  it('says something else in every language', () => {
    for (const { description, descriptionEn, descriptionFr } of PAGES)
      expect(new Set([description, descriptionEn, descriptionFr]).size).toBe(FIRST_LANGUAGES.length);
  });

  it('takes the text of the contact section in the languages that have one', () => {
    const row = {
      section: 'contact',
      title: 'Hablemos',
      content: 'Escríbenos',
      metadata: '{"contentFr":"Écrivez"}',
    };
    const [form] = contactPage(row).blocks;

    expect(form?.values).toMatchObject({ content: 'Escríbenos', contentFr: 'Écrivez', form: 'shown' });
    expect(form?.values).not.toHaveProperty('contentEn');
    expect(contactPage().blocks[0]?.values).not.toHaveProperty('content');
  });

  it('has the anchors to which the site links, and no id twice', () => {
    const blocks = PAGES.flatMap((page) => page.blocks);
    const anchors = blocks.flatMap(({ anchor }) => anchor ?? []);
    expect(anchors).toEqual(
      expect.arrayContaining(['cookies', 'messages', 'registrations', 'plan', 'calendario']),
    );
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  });
});

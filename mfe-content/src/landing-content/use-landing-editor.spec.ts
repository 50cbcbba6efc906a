import { formPath } from './use-landing-editor.ts';

describe('formPath', () => {
  it.each([
    ['title', 'title'],
    ['metadata.titleEn', 'titleEn'],
    ['metadata.cards.0.textEn', 'cards.0.textEn'],
    ['metadata.benefits.2', 'benefits.2.text'],
    ['metadata.benefitsEn.2', 'benefits.2.textEn'],
    ['metadata.values.1.title', 'values.1.title'],
    ['metadata.valuesEn.1.description', 'values.1.descriptionEn'],
    ['metadata.address.0', 'address.0.line'],
  ])('returns the field of %s', (server, form) => {
    expect(formPath(server)).toBe(form);
  });
});

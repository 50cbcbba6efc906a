import { formPath } from './use-landing-editor.ts';

describe('formPath', () => {
  it.each([
    ['title', 'title'],
    ['metadata.titleEn', 'titleEn'],
    ['metadata.address.0', 'address.0.line'],
    ['metadata.addressEn.2', 'address.2.lineEn'],
    ['metadata.openingHours.1.opens', 'openingHours.1.opens'],
  ])('returns the field of %s', (server, form) => {
    expect(formPath(server)).toBe(form);
  });
});

import { ADDRESS, item } from './landing-content.fixtures.ts';
import { differences, withTextsFrom } from './landing-differences.ts';
import { toForm } from './landing-form.ts';

const contact = toForm(item('contact', ADDRESS));

describe('differences', () => {
  it('returns each text and language that differs', () => {
    const other = structuredClone(contact);
    other['titleEn'] = 'As one';
    other.address[1] = { ...other.address[1], lineEn: 'City' };
    expect(differences('contact', contact, other)).toEqual([
      { path: 'titleEn', field: 'title', language: 'en', one: 'Together', other: 'As one' },
      {
        path: 'address.1.lineEn',
        list: 'address',
        number: 2,
        field: 'line',
        language: 'en',
        one: '',
        other: 'City',
      },
    ]);
  });

  it('returns a whole list if its length differs', () => {
    const other = { ...contact, address: contact.address.slice(0, 1) };
    expect(differences('contact', contact, other)).toEqual([
      {
        path: 'address',
        list: 'address',
        one: ['Calle 1 / Street 1', 'Ciudad'],
        other: ['Calle 1 / Street 1'],
      },
    ]);
  });

  it('ignores texts that the section does not show', () => {
    expect(differences('navigation', contact, { ...contact, address: [] })).toEqual([]);
  });

  it('takes the chosen texts from the other side, and leaves the others unchanged', () => {
    const other = { ...contact, title: 'Suyo', content: 'Suyo', address: contact.address.slice(1) };
    const merged = withTextsFrom(contact, other, ['title', 'address']);
    expect(merged).toEqual({ ...contact, title: 'Suyo', address: contact.address.slice(1) });
  });
});

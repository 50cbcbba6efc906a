import { announcementAt, readAnnouncement } from './announcement.ts';

const ROW = {
  title: 'Nos mudamos',
  titleEn: 'We move',
  linkUrl: '/contact',
  linkText: 'Escríbenos',
  showFrom: '2026-12-01T09:00:00.000Z',
  showUntil: '2026-12-08T09:00:00.000Z',
};
const from = Date.parse(ROW.showFrom);
const until = Date.parse(ROW.showUntil);

describe('announcement', () => {
  it('is read in the languages that have a text, and in no other', () => {
    expect(readAnnouncement(ROW, 'es')).toMatchObject({
      text: 'Nos mudamos',
      link: { url: '/contact', text: 'Escríbenos' },
    });
    expect(readAnnouncement(ROW, 'en')).toMatchObject({
      text: 'We move',
      link: { url: '/contact', text: '' },
    });
    expect(readAnnouncement(ROW, 'fr')).toBeNull();
  });

  it('has one code in all languages, and another once a text changes', () => {
    const idOf = (row: object, language: 'es' | 'en') => readAnnouncement({ ...ROW, ...row }, language)?.id;

    expect(idOf({}, 'en')).toBe(idOf({}, 'es'));
    expect(idOf({ showUntil: '' }, 'es')).toBe(idOf({}, 'es'));
    expect(idOf({ titleFr: 'Nous déménageons' }, 'es')).not.toBe(idOf({}, 'es'));
  });

  it('appears and disappears at its instants', () => {
    const at = (now: number) => announcementAt(readAnnouncement(ROW, 'es'), now);

    expect(at(from - 1)).toEqual({ announcement: null, changesAt: from });
    expect(at(from)).toMatchObject({ announcement: { text: 'Nos mudamos' }, changesAt: until });
    expect(at(until)).toEqual({ announcement: null, changesAt: null });
  });

  it('has an open end on either side', () => {
    const at = (row: object, now: number) => announcementAt(readAnnouncement({ ...ROW, ...row }, 'es'), now);

    expect(at({ showUntil: undefined }, until).announcement).not.toBeNull();
    expect(at({ showUntil: undefined }, until).changesAt).toBeNull();
    expect(at({ showFrom: 'soon' }, 0)).toMatchObject({
      announcement: { text: 'Nos mudamos' },
      changesAt: until,
    });
  });

  it('has no link to a script', () => {
    expect(readAnnouncement({ ...ROW, linkUrl: 'javascript:alert(1)' }, 'es')).toMatchObject({ link: null });
  });
});

import { pictureUrl } from './picture-url.ts';

describe('pictureUrl', () => {
  it('requests an upload at double width for dense screens', () => {
    expect(pictureUrl('/uploads/ana.jpg', 96)).toBe('/uploads/ana.jpg?w=192');
  });

  it.each(['https://pictures.example/ana.jpg', '/assets/ana.jpg', '/uploads/ana.jpg?w=640'])(
    'returns %s unchanged',
    (url) => {
      expect(pictureUrl(url, 96)).toBe(url);
    },
  );

  it.each([null, '', 'h', 'https://', '//pictures.example/ana.jpg', 'ana.jpg'])(
    'returns null for %s',
    (text) => {
      expect(pictureUrl(text, 96)).toBeNull();
    },
  );
});

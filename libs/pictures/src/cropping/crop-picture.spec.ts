import { canCrop, partOf } from './crop-picture.ts';

describe('cropping', () => {
  it.each([
    '/uploads/lake.jpg',
    '/uploads/lake-1.jpeg',
    '/uploads/lake.png',
    '/uploads/lake.webp',
    '/uploads/lake.avif',
  ])('is offered for %s', (url) => expect(canCrop(url)).toBe(true));

  it.each([
    null,
    '',
    '/uploads/lake.gif',
    '/uploads/film.mp4',
    'https://elsewhere.example/uploads/lake.jpg',
    '/lake.jpg',
  ])('is not offered for %j', (url) => expect(canCrop(url)).toBe(false));

  it('takes whole pixels within the picture', () => {
    const picture = { naturalWidth: 1001, naturalHeight: 333 };
    expect(partOf({ x: 10, y: 20, width: 50, height: 60 }, picture)).toEqual({
      left: 100,
      top: 67,
      width: 501,
      height: 200,
    });
    expect(partOf({ x: 50, y: 50, width: 50, height: 50 }, picture)).toEqual({
      left: 501,
      top: 167,
      width: 500,
      height: 166,
    });
    expect(partOf({ x: 0, y: 0, width: 0.01, height: 0.01 }, picture)).toMatchObject({ width: 1, height: 1 });
  });
});

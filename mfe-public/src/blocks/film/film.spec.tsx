import { fireEvent } from '@testing-library/react';
import { screen } from '@vitral/sdk/testing';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { describeBlock, PICTURE, renderBlock } from '../block.fixtures.tsx';

const VALUES = {
  titleEn: 'One minute',
  film: '/uploads/film.mp4',
  poster: PICTURE,
  captionEn: 'Filmed at the bridge',
};

const CAPTIONS = {
  url: '/api/site-pages/1/captions/a.vtt',
  urlEn: '/api/site-pages/1/captions/b.vtt',
};

describe('the film block', () => {
  it('has the browser’s own controls, and loads nothing before it is played', async () => {
    const { container } = await renderBlock('film', VALUES);
    const video = screen.getByLabelText('One minute', { selector: 'video' });

    expect(video).toHaveAttribute('controls');
    expect(video).toHaveAttribute('preload', 'none');
    expect(container.querySelector('source')).toHaveAttribute('src', '/uploads/film.mp4');
    expect(screen.getByRole('img', { name: 'Bridge' })).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('Filmed at the bridge');
  });

  it.each([
    ['en', ['en English', 'es Spanish']],
    ['es', ['es español', 'en inglés']],
    ['fr', ['en anglais', 'es espagnol']],
  ] as const)(
    'has captions in each language that has some, that of the page in %s first',
    async (language, tracks) => {
      const { container } = await renderBlock('film', { ...VALUES, captions: CAPTIONS }, { language });
      const shown = [...container.querySelectorAll('video > track')] as HTMLTrackElement[];

      expect(shown.map(({ srclang, label }) => `${srclang} ${label}`)).toEqual(tracks);
      expect(shown.map(({ kind, default: isDefault }) => [kind, isDefault])).toEqual([
        ['captions', false],
        ['captions', false],
      ]);
      expect(container.querySelector('track[srclang=en]')).toHaveAttribute('src', CAPTIONS.urlEn);
    },
  );

  it('has no captions without any', async () => {
    const { container } = await renderBlock('film', { ...VALUES, captions: { urlEn: '' } });

    expect(container.querySelector('track')).toBeNull();
  });

  it('explains that the film cannot be played', async () => {
    const { container } = await renderBlock('film', { film: '/uploads/gone.mp4', captions: CAPTIONS });
    await wakeIslands();
    fireEvent.error(container.querySelector('track') ?? document.body);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    fireEvent.error(container.querySelector('source') ?? document.body);
    expect(screen.getByRole('status')).toHaveTextContent('The video could not be played.');
  });

  it('tries a film again only after the visitor has played it', async () => {
    const { container } = await renderBlock('film', { film: '/uploads/gone.mp4' });
    await wakeIslands();
    const video = () => container.querySelector('video');
    const fail = () => fireEvent.error(container.querySelector('source') ?? document.body);
    fail();
    const copy = video();
    fail();
    expect(video()).toBe(copy);

    fireEvent.play(copy ?? document.body);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fail();
    expect(video()).not.toBe(copy);
  });

  it('links to a film of another site, which the page may not load', async () => {
    const { container } = await renderBlock('film', { ...VALUES, film: 'https://films.example/1' });

    const link = screen.getByRole('link', { name: 'One minute' });
    expect(link).toHaveAttribute('href', 'https://films.example/1');
    expect(container.querySelector('video')).toBeNull();
  });

  it('describes the film to search engines', () => {
    expect(describeBlock('film', VALUES)).toEqual([
      {
        '@type': 'VideoObject',
        name: 'One minute',
        description: 'Filmed at the bridge',
        contentUrl: 'https://vitral.example/uploads/film.mp4',
        thumbnailUrl: 'https://vitral.example/uploads/bridge.webp',
      },
    ]);
    expect(describeBlock('film', { ...VALUES, film: '' })).toEqual([]);
  });

  it('shows the film of drawings until staff choose another, and a drawing before it is played', async () => {
    const { container } = await renderBlock('film', { drawing: 'promo', captionEn: 'Who we are' });

    expect(screen.getByLabelText('Who we are', { selector: 'video' })).toHaveAttribute('preload', 'none');
    expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual([
      'video/webm',
      'video/mp4',
    ]);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('shows the chosen film instead of that of drawings', async () => {
    const { container } = await renderBlock('film', { ...VALUES, drawing: 'promo' });

    expect(container.querySelectorAll('source')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Bridge' })).toBeVisible();
  });

  it('is left out without a film', async () => {
    const { container } = await renderBlock('film', { drawing: 'none' });

    expect(container).toBeEmptyDOMElement();
  });
});

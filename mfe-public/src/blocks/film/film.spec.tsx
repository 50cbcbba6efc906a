import { fireEvent } from '@testing-library/react';
import { screen } from '@vitral/testing';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { describeBlock, PICTURE, renderBlock } from '../block.fixtures.tsx';

const VALUES = {
  titleEn: 'One minute',
  film: '/uploads/film.mp4',
  poster: PICTURE,
  captionEn: 'Filmed at the bridge',
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

  it('explains that the film cannot be played', async () => {
    await renderBlock('film', { film: '/uploads/gone.mp4' });
    await wakeIslands();
    fireEvent.error(screen.getByLabelText('Video').lastElementChild ?? document.body);

    expect(screen.getByRole('status')).toHaveTextContent('The video could not be played.');
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
});

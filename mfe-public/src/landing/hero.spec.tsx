import { screen } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { HeroWindow } from './hero.tsx';

describe('HeroWindow', () => {
  it('shows the poster first, and loads nothing of the silent film before it is played', async () => {
    const { container } = await renderOnSite(<HeroWindow />);
    const film = container.querySelector('video');

    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    for (const name of ['loop', 'muted', 'playsinline']) expect(film).toHaveAttribute(name);
    expect(film).toHaveAttribute('preload', 'none');
    expect(film).not.toHaveAttribute('autoplay');
    expect(screen.getByRole('button')).toHaveTextContent('Pause the animationPlay the animation');
  });
});

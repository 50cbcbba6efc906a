import { screen } from '@vitral/sdk/testing';
import { renderOnSite } from '../../../test/render-on-site.tsx';
import { AnimatedWindow } from './animated-window.tsx';

describe('AnimatedWindow', () => {
  it('shows the poster first, and contains the silent film as an inert template', async () => {
    const { container } = await renderOnSite(<AnimatedWindow />);
    const film = container.querySelector('template')?.content.querySelector('video');

    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    expect(film?.getAttributeNames()).toEqual(expect.arrayContaining(['loop', 'muted', 'playsinline']));
    expect(container.querySelector('video')).toBeNull();
    expect(film?.getAttributeNames()).not.toContain('autoplay');
    expect(screen.getByRole('button')).toHaveTextContent('Pause the animationsPlay the animations');
  });
});

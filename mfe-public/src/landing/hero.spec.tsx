import { fireEvent } from '@testing-library/react';
import { screen, waitFor } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { HeroPicture } from './hero.tsx';

function prefersReducedMotion(matches: boolean): void {
  const preference = { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(preference as unknown as MediaQueryList);
}

/** Waits for the video, which is rendered once the page is idle. */
const videoIn = (container: HTMLElement) =>
  waitFor(() => {
    const [video] = container.getElementsByTagName('video');
    if (!video) throw new Error('There is no video yet');
    return video;
  });

describe('Hero', () => {
  it('shows the poster alone until the loop plays', async () => {
    prefersReducedMotion(false);
    const { container } = await renderOnSite(<HeroPicture />);

    expect(container.querySelector('img')).toBeVisible();
    expect(container.querySelector('video')).toBeNull();
    expect(await videoIn(container)).toHaveAttribute('loop');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('lets the visitor pause the loop and play it again', async () => {
    prefersReducedMotion(false);
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    const { container, user } = await renderOnSite(<HeroPicture />);
    fireEvent.playing(await videoIn(container));

    await user.click(screen.getByRole('button', { name: 'Pause the animation' }));
    expect(pause).toHaveBeenCalled();

    fireEvent.pause(await videoIn(container));
    await user.click(screen.getByRole('button', { name: 'Play the animation' }));
    expect(play).toHaveBeenCalled();
  });

  it('falls back to the poster when the loop fails', async () => {
    prefersReducedMotion(false);
    const { container } = await renderOnSite(<HeroPicture />);
    fireEvent.error(await videoIn(container));

    expect(container.querySelector('video')).toBeNull();
    expect(container.querySelector('img')).toBeVisible();
  });

  it('shows no video to visitors who prefer reduced motion', async () => {
    prefersReducedMotion(true);
    const { container } = await renderOnSite(<HeroPicture />);
    await new Promise((resolve) => setTimeout(resolve, 300));

    expect(container.querySelector('video')).toBeNull();
  });
});

import { fireEvent } from '@testing-library/react';
import { screen } from '@vitral/testing';
import { renderToString } from 'react-dom/server.node';
import { renderOnSite, siteIn } from '../../test/render-on-site.tsx';
import { SiteContext } from '../site/site-context.ts';
import { PromoVideo } from './about.tsx';

const video = () => screen.getByLabelText<HTMLVideoElement>('Introduction video');
let play: jest.SpyInstance;
let pause: jest.SpyInstance;

beforeEach(() => {
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  document.body.replaceChildren();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});

describe('PromoVideo', () => {
  it('plays and pauses with its own button, and loads nothing before', async () => {
    const { user } = await renderOnSite(<PromoVideo />);
    expect(video()).toHaveAttribute('preload', 'none');
    expect(video()).not.toHaveAttribute('controls');

    await user.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(play).toHaveBeenCalledTimes(1);

    fireEvent.playing(video());
    screen.getByRole('button', { name: 'Pause the video' }).focus();
    await user.keyboard(' ');
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('shows the play button again after a pause', async () => {
    await renderOnSite(<PromoVideo />);
    fireEvent.playing(video());
    fireEvent.pause(video());

    expect(screen.getByRole('button', { name: 'Play the video' })).toBeVisible();
  });

  it('has the browser’s own controls without scripts', async () => {
    const site = await siteIn('en');
    document.body.innerHTML = renderToString(
      <SiteContext value={site}>
        <PromoVideo />
      </SiteContext>,
    );

    expect(video()).toHaveAttribute('controls');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the poster and an error when the video fails, and retries on request', async () => {
    play.mockRejectedValueOnce(new DOMException('No source', 'NotSupportedError'));
    const { user, container } = await renderOnSite(<PromoVideo />);
    await user.click(screen.getByRole('button', { name: 'Play the video' }));

    expect(await screen.findByText('The video could not be played. You can try again.')).toBeVisible();
    expect(container.querySelector('img')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Play the video' }));
    fireEvent.playing(video());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

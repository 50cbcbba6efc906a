import { fireEvent } from '@testing-library/react';
import { screen } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import { PromoVideo } from './about.tsx';

const FAILURE = 'The video could not be played. You can try again.';
const video = () => screen.getByLabelText<HTMLVideoElement>('Introduction video');
const status = () => screen.getByRole('status');

describe('PromoVideo', () => {
  it('has the browser’s own controls, and loads nothing before it is played', async () => {
    await renderOnSite(<PromoVideo />);

    expect(video()).toHaveAttribute('preload', 'none');
    expect(video()).toHaveAttribute('controls');
    expect(status()).toBeEmptyDOMElement();
  });

  it('explains that no source can be played, and can be played again', async () => {
    await renderOnSite(<PromoVideo />);
    await wakeIslands();
    const failed = video();
    const [first, last] = failed.children;

    fireEvent.error(first ?? document.body);
    expect(status()).toBeEmptyDOMElement();
    failed.tabIndex = 0;
    failed.focus();
    fireEvent.error(last ?? document.body);
    expect(status()).toHaveTextContent(FAILURE);
    expect(video()).not.toBe(failed);
    expect(video()).toHaveFocus();

    fireEvent.play(video());
    expect(status()).toBeEmptyDOMElement();
    fireEvent.error(video());
    expect(status()).toHaveTextContent(FAILURE);
  });

  it('explains a failure that happened before its script loaded', async () => {
    await renderOnSite(<PromoVideo />);
    jest
      .spyOn(HTMLMediaElement.prototype, 'networkState', 'get')
      .mockReturnValue(HTMLMediaElement.NETWORK_NO_SOURCE);
    await wakeIslands();

    expect(status()).toHaveTextContent(FAILURE);
  });
});

import { render } from '@testing-library/react';
import { act, screen } from '@vitral/testing';
import { useIsSettled } from './use-motion.ts';

function Settled() {
  return useIsSettled() && <p>settled</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('useIsSettled', () => {
  it('becomes true after the page has loaded and the browser is idle', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    render(<Settled />);
    act(() => jest.runAllTimers());
    expect(screen.queryByText('settled')).not.toBeInTheDocument();

    state.mockReturnValue('complete');
    act(() => void window.dispatchEvent(new Event('load')));
    expect(screen.queryByText('settled')).not.toBeInTheDocument();
    act(() => jest.runAllTimers());
    expect(screen.getByText('settled')).toBeVisible();
  });

  it('cancels its timer when it is unmounted', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    const { unmount } = render(<Settled />);
    unmount();

    expect(jest.getTimerCount()).toBe(0);
  });
});

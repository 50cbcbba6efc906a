import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { screen } from '@vitral/testing';
import { stubIntersectionObserver } from '../../test/stub-intersection-observer.ts';
import { useMotion } from './use-motion.ts';

const move = jest.fn();
const mover = () => move;
let setInView: (isIntersecting: boolean) => void;
let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  move.mockClear();
  frame = undefined;
  setInView = stubIntersectionObserver();
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => {
    frame = undefined;
  });
});

function Moving() {
  const { area, isAllowed, isPaused, toggle, wasSeen } = useMotion(mover);
  return (
    <>
      <div ref={area}>{wasSeen && 'seen'}</div>
      {isAllowed && <button onClick={toggle}>{isPaused ? 'Play' : 'Pause'}</button>}
    </>
  );
}

describe('useMotion', () => {
  it('moves only while it is in view', () => {
    render(<Moving />);
    expect(frame).toBeUndefined();

    setInView(true);
    frame?.(0);
    expect(move).toHaveBeenCalledTimes(1);

    setInView(false);
    expect(frame).toBeUndefined();
    expect(screen.getByText('seen')).toBeVisible();
  });

  it('stops and starts again with the button', async () => {
    const user = userEvent.setup();
    render(<Moving />);
    setInView(true);

    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(frame).toBeUndefined();

    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(frame).toBeDefined();
  });

  it('neither moves nor shows a button to visitors who prefer reduced motion', () => {
    const preference = {
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    jest.spyOn(window, 'matchMedia').mockReturnValue(preference as unknown as MediaQueryList);
    render(<Moving />);

    expect(window.IntersectionObserver).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

import { runFrames } from './use-motion.ts';

let frame: (now: number) => void;
let cancel: jest.SpyInstance;

beforeEach(() => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 7;
  });
  cancel = jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => undefined);
});

describe('runFrames', () => {
  it('passes the seconds between frames, zero for the first', () => {
    const onFrame = jest.fn();
    runFrames(onFrame);
    [5000, 5016, 5050].forEach((now) => frame(now));

    expect(onFrame.mock.calls.flat()).toEqual([0, 0.016, 0.034]);
  });

  it('caps a late frame at a tenth of a second', () => {
    const onFrame = jest.fn();
    runFrames(onFrame);
    [0, 60_000].forEach((now) => frame(now));

    expect(onFrame).toHaveBeenLastCalledWith(0.1);
  });

  it('stops when it is cancelled', () => {
    runFrames(() => undefined)();

    expect(cancel).toHaveBeenCalledWith(7);
  });
});

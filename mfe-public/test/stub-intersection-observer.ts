import { act } from '@vitral/sdk/testing';

/** Replaces IntersectionObserver; the returned function reports all observed elements as in view or out of view. */
export function stubIntersectionObserver(): (isIntersecting: boolean) => void {
  const observers = new Set<IntersectionObserverCallback>();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observe = () => void observers.add(callback);
    const disconnect = () => void observers.delete(callback);
    return { observe, disconnect } as unknown as IntersectionObserver;
  });
  return (isIntersecting) =>
    act(() => {
      for (const callback of observers) {
        callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    });
}

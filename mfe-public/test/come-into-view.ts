import { act } from '@vitral/testing';

/** Stands in for the browser's own observer; the result brings all that is observed into view, or out of it. */
export function stubViews(): (isIntersecting: boolean) => void {
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

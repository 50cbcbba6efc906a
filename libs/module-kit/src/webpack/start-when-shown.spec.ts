/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenShown } from './runtime-plugins.ts';

let start: jest.Mock<() => void>;

beforeEach(() => {
  start = jest.fn<() => void>();
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.body.innerHTML = '<div id="root"><main>Drawn on the server</main></div>';
});
afterEach(() => {
  jest.runAllTimers();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('whenShown', () => {
  it('starts at once on an empty page', () => {
    document.body.innerHTML = '<div id="root"></div>';
    whenShown(start);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('waits for the pictures of a rendered page', () => {
    whenShown(start);
    jest.advanceTimersByTime(2000);
    expect(start).not.toHaveBeenCalled();

    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(900);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts soon on a page that has already loaded', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    whenShown(start);
    jest.advanceTimersByTime(900);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts after three seconds at the latest', () => {
    whenShown(start);
    jest.advanceTimersByTime(3000);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown'])('starts at the first input of the visitor: %s', (event) => {
    whenShown(start);
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('records the target of the first click', () => {
    document.body.innerHTML = '<div id="root"><button><svg></svg></button><a></a></div>';
    whenShown(start);
    const [button, link] = [document.querySelector('svg'), document.querySelector('a')];
    for (const element of [button, link]) element?.dispatchEvent(new Event('click', { bubbles: true }));
    expect(globalThis).toHaveProperty('vitralFirstClick', button);
  });

  it('starts only once', () => {
    whenShown(start);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(5000);
    expect(start).toHaveBeenCalledTimes(1);
  });
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { whenShown } from './start-when-shown.ts';

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

it('starts at once on a page that is still empty', () => {
  document.body.innerHTML = '<div id="root"></div>';
  whenShown(start);
  expect(start).toHaveBeenCalledTimes(1);
});

it('waits until the pictures of a drawn page are there', () => {
  whenShown(start);
  jest.advanceTimersByTime(2000);
  expect(start).not.toHaveBeenCalled();

  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(900);
  expect(start).toHaveBeenCalledTimes(1);
});

it('waits no more when everything is there already', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  whenShown(start);
  jest.advanceTimersByTime(900);
  expect(start).toHaveBeenCalledTimes(1);
});

it('does not wait for a picture that never comes', () => {
  whenShown(start);
  jest.advanceTimersByTime(3000);
  expect(start).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown'])('starts sooner for a visitor who cannot wait: %s', (event) => {
  whenShown(start);
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(1);
});

it('notes what is clicked first, to be made up for', () => {
  document.body.innerHTML = '<div id="root"><button><svg></svg></button><a></a></div>';
  whenShown(start);
  const [button, link] = [document.querySelector('svg'), document.querySelector('a')];
  for (const element of [button, link]) element?.dispatchEvent(new Event('click', { bubbles: true }));
  expect(globalThis).toHaveProperty('vitralFirstClick', button);
});

it('starts once, whatever happens', () => {
  whenShown(start);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(5000);
  expect(start).toHaveBeenCalledTimes(1);
});

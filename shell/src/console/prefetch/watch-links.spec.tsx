import { watchLinks } from './watch-links.ts';

const onIntent = jest.fn();
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  onIntent.mockClear();
  document.body.innerHTML = `<a href="/admin/users?q=ana"><b>Users</b></a><a href="/admin/team">Team</a><a href="/">Site</a><p></p>`;
  stop = watchLinks(({ pathname, search }) => onIntent(pathname + search));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function reach(selector: string, event = 'pointerover') {
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
}

describe('watchLinks', () => {
  it('reports a link of the console on which the pointer rests, once', () => {
    reach('a[href^="/admin/users"]');
    reach('b');
    jest.advanceTimersByTime(1000);
    expect(onIntent.mock.calls).toEqual([['/admin/users?q=ana']]);
  });

  it('reports a link that gets the focus', () => {
    reach('a[href="/admin/team"]', 'focusin');
    jest.advanceTimersByTime(1000);
    expect(onIntent.mock.calls).toEqual([['/admin/team']]);
  });

  it('ignores links that the pointer only crosses, other links and other elements', () => {
    reach('b');
    reach('p');
    reach('a[href="/"]');
    jest.advanceTimersByTime(1000);
    expect(onIntent).not.toHaveBeenCalled();
  });

  it('reports nothing once it is stopped', () => {
    reach('b');
    stop();
    jest.advanceTimersByTime(1000);
    reach('a[href="/admin/team"]', 'focusin');
    jest.advanceTimersByTime(1000);
    expect(onIntent).not.toHaveBeenCalled();
  });
});

import type { SleepingIsland } from './public/sleeping-island.ts';

const MAIN = 'https://cdn.example/modules/shell/1/main.js';
const BOOT = `<script data-src="${MAIN}" data-integrity="sha384-main" type="application/json" id="boot"></script>`;

let listeners: {
  target: EventTarget;
  type: string;
  listener: EventListener;
  options: AddEventListenerOptions | undefined;
}[];

/** Runs the starter on a page, as a browser does while it reads the head, and ends the page unless it is mocked as loading. */
async function openPage(markup: string, boot = BOOT): Promise<void> {
  for (const target of [document, window])
    jest.spyOn(target, 'addEventListener').mockImplementation((...words: unknown[]) => {
      const [type, listener, options] = words as [string, EventListener, AddEventListenerOptions?];
      listeners.push({ target, type, listener, options });
      EventTarget.prototype.addEventListener.call(target, type, listener, options);
    });
  await jest.isolateModulesAsync(async () => void (await import('./starter.ts')));
  document.body.innerHTML = markup + boot;
  if (document.readyState !== 'loading') document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  listeners = [];
  document.head.replaceChildren();
});
afterEach(() => {
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  for (const { target, type, listener, options } of listeners)
    target.removeEventListener(type, listener, options);
});

const BUBBLES = { bubbles: true, cancelable: true };
const keydown = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { ...BUBBLES, key, ...more });
/** Returns false if the event was prevented. */
const fire = (target: EventTarget, event: Event) => target.dispatchEvent(event);

const reached = () => globalThis.vitralIslands as unknown as SleepingIsland[];
const names = () => reached().map(({ element }) => element.dataset['island']);
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script')];
const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
/** With an anchor that has the id of the boot block. */
const CAROUSEL = `<section data-island="carousel" data-keys>
  <button type="button">Next <svg></svg></button><button popovertarget="more" type="button">More</button>
  <form><button>Send</button></form><a href="#there">There</a></section><p id="boot">Text</p>`;

/** Replaces IntersectionObserver; returns a function for each margin that reports whether islands are in view. */
function stubViews(): Map<string, (isIntersecting: boolean) => void> {
  const views = new Map<string, (isIntersecting: boolean) => void>();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, { rootMargin = '' } = {}) => {
    const observer = { observe: () => undefined, disconnect: () => undefined } as never;
    views.set(rootMargin, (isIntersecting) => callback([{ isIntersecting } as never], observer));
    return observer;
  });
  return views;
}

function scrollDown(): void {
  jest.replaceProperty(window, 'scrollY', 1);
  fire(document, new Event('scroll', { bubbles: true }));
}

describe('starter', () => {
  it.each(['pointerover', 'touchstart', 'focusin', 'click', 'keydown'])(
    'wakes an island at %s, once, and requests the script of the shell',
    async (type) => {
      await openPage(CAROUSEL);
      element('p').dispatchEvent(new Event(type, { bubbles: true }));
      expect([names(), scripts()]).toEqual([[], []]);

      for (let times = 0; times < 3; times += 1)
        element('svg').dispatchEvent(new Event(type, { bubbles: true }));
      expect(names()).toEqual(['carousel']);
      expect(scripts()).toMatchObject([{ src: MAIN, integrity: 'sha384-main', crossOrigin: '' }]);
    },
  );

  it('records a click while the page is loading, and requests the script once it is whole', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await openPage(CAROUSEL);
    fire(element('svg'), new MouseEvent('click', BUBBLES));
    expect([names(), scripts()]).toEqual([['carousel'], []]);

    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(scripts()).toHaveLength(1);
    const clicked = jest.fn();
    element('button').addEventListener('click', clicked);
    reached()[0]?.awake();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('repeats missed clicks on plain buttons in order, after the island is awake', async () => {
    await openPage(
      '<div data-island="steps"><button type="button">A</button><button type="button">B</button></div>',
    );
    const [first, second] = document.querySelectorAll('button');
    for (const button of [first, second, first])
      fire(button ?? document.body, new MouseEvent('click', BUBBLES));
    const clicked: (string | null)[] = [];
    element('div').addEventListener('click', ({ target }) =>
      clicked.push((target as HTMLElement).textContent),
    );

    reached()[0]?.awake();
    expect(clicked).toEqual(['A', 'B', 'A']);
    expect(element('div')).toHaveAttribute('data-awake', '');

    fire(second ?? document.body, new MouseEvent('click', BUBBLES));
    expect(clicked).toEqual(['A', 'B', 'A', 'B']);
    expect(reached()).toHaveLength(1);
  });

  it('repeats no clicks that have an effect without scripts', async () => {
    await openPage(CAROUSEL);
    element('form').addEventListener('submit', (event) => event.preventDefault());
    for (const selector of ['[popovertarget]', 'form button', 'a'])
      fire(element(selector), new MouseEvent('click', BUBBLES));
    const clicked = jest.fn();
    element('section').addEventListener('click', clicked);
    reached()[0]?.awake();
    expect(clicked).not.toHaveBeenCalled();
  });

  it('prevents and repeats keys that the island handles', async () => {
    await openPage(`${CAROUSEL}<div data-island="other"><button type="button">Other</button></div>`);
    const button = element('section button');
    const press = (key: string, more = {}) => fire(button, keydown(key, more));
    expect([press('ArrowRight'), press('End'), press('a'), press('ArrowLeft', { altKey: true })]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(fire(element('[data-island=other] button'), keydown('Home'))).toBe(true);

    const pressed: string[] = [];
    button.addEventListener('keydown', ({ key }) => pressed.push(key));
    for (const island of reached()) island.awake();
    expect(pressed).toEqual(['ArrowRight', 'End']);
    expect(press('ArrowRight')).toBe(true);
  });

  it('wakes islands in the viewport, and at the first scroll', async () => {
    const views = stubViews();
    const island = (trigger: string) => `<div data-island="${trigger}" data-wake="${trigger}"></div>`;
    await openPage(['near', 'scroll'].map(island).join(''));

    views.get('0px')?.(false);
    expect(names()).toEqual([]);
    views.get('0px')?.(true);
    expect(names()).toEqual(['near']);
    scrollDown();
    expect(names()).toEqual(['near', 'scroll']);
  });

  it('wakes islands near the viewport once the visitor scrolls', async () => {
    const views = stubViews();
    await openPage('<div data-island="near" data-wake="near"></div>');
    expect([...views.keys()]).toEqual(['0px']);
    scrollDown();
    views.get('200px')?.(true);
    expect(names()).toEqual(['near']);
  });

  it('wakes islands at once if their entry of the browser’s storage exists', async () => {
    localStorage.setItem('from-local', '');
    sessionStorage.setItem('from-session', '');
    const island = (name: string) => `<div data-island="${name}" data-wake-if="${name}"></div>`;
    await openPage(['from-local', 'from-session', 'neither'].map(island).join(''));
    expect(names()).toEqual(['from-local', 'from-session']);
    expect(scripts()).toHaveLength(1);
  });

  it('finds islands of a page that the browser has mounted, and does not load the running shell again', async () => {
    await openPage('<div id="root"></div>');
    const push = jest.fn();
    globalThis.vitralIslands = { push };
    sessionStorage.setItem('mounted', '');
    element('#root').innerHTML = '<div data-island="toast" data-wake-if="mounted"></div>';
    document.dispatchEvent(new Event('vitral:mounted'));
    expect(push).toHaveBeenCalledTimes(1);
    expect(scripts()).toEqual([]);
  });

  it('requests the script of the shell again at the next trigger after it failed, from the site itself', async () => {
    await openPage(CAROUSEL);
    for (let times = 0; times < 3; times += 1) {
      fire(element('section'), new Event('pointerover', BUBBLES));
      scripts().at(-1)?.dispatchEvent(new Event('error'));
    }
    expect(scripts().map(({ src }) => src)).toEqual([
      MAIN,
      `${location.origin}/modules/shell/1/main.js?r=1`,
      `${location.origin}/modules/shell/1/main.js?r=2`,
    ]);
    expect(names()).toEqual(['carousel']);
  });

  it('does not request the script of the shell if the page links it', async () => {
    await openPage(CAROUSEL, '<script type="application/json" id="boot"></script>');
    fire(element('section'), new Event('pointerover', BUBBLES));
    expect(names()).toEqual(['carousel']);
    expect(scripts()).toEqual([]);
  });

  describe('language to offer', () => {
    const open = async (languages: string[], referrer = '') => {
      jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
      jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
      delete document.documentElement.dataset['offer'];
      await openPage('');
      return document.documentElement.dataset['offer'];
    };

    it.each([
      ['fr', ['fr-CA', 'en']],
      ['en', ['de-DE', 'en-GB', 'es']],
      ['', ['de', 'best']],
    ])('is %p for a browser that speaks %p', async (offered, languages) => {
      expect(await open(languages)).toBe(offered);
    });

    it('is none on later pages of a visit', async () => {
      expect(await open(['fr'], 'https://search.example/')).toBe('fr');
      expect(await open(['fr'], `${location.origin}/en`)).toBeUndefined();
    });

    it('is none once a language is chosen', async () => {
      document.cookie = 'language=en';
      expect(await open(['fr'])).toBeUndefined();
      document.cookie = 'language=; max-age=0';
    });
  });

  it('waits for the boot block', async () => {
    await openPage(CAROUSEL);
    const boot = element('script#boot');
    boot.remove();
    fire(element('section'), new Event('pointerover', BUBBLES));
    expect(scripts()).toEqual([]);
    document.body.append(boot);
    document.dispatchEvent(new Event('vitral:mounted'));
    expect(scripts()).toHaveLength(1);
  });
});

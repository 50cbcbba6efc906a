import { screen } from '@vitral/sdk/testing';
import { stubIntersectionObserver } from '../../test/stub-intersection-observer.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { startLayout } from '../layout/start-layout.ts';
import { MovingStrip } from './moving-strip.tsx';
import { startConsent } from '../consent/start-consent.ts';
import { startMotion } from './start-motion.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const lists = () => screen.getAllByRole('list', { hidden: true });
let setInView: (isInView: boolean) => void;
let play: jest.SpyInstance;
let pause: jest.SpyInstance;

beforeEach(() => {
  setInView = stubIntersectionObserver();
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});

afterEach(() => {
  document.cookie = 'motion=; path=/; max-age=0';
  delete document.documentElement.dataset['motion'];
});

async function open(component = strip) {
  const { container, user } = await renderOnSite(component);
  startLayout();
  startMotion();
  setInView(true);
  await settle();
  const area = container.firstElementChild;
  if (!area) throw new Error('There is no area');
  return { area, user };
}

const strip = (
  <MovingStrip label={{ 'aria-label': 'Focus areas' }}>
    <li>Piece</li>
  </MovingStrip>
);
const film = (
  <div data-moves="">
    <template dangerouslySetInnerHTML={{ __html: '<video></video>' }} />
    <button type="button" />
  </div>
);

describe('startMotion', () => {
  it('copies no list and adds no film before they are in view', async () => {
    for (const component of [strip, film]) {
      const { container } = await renderOnSite(component);
      const { innerHTML } = container.firstElementChild ?? {};
      startMotion();
      setInView(false);

      expect(container.firstElementChild?.innerHTML).toBe(innerHTML);
    }
  });

  it('shows the button of an area that is not in view yet, so that the keyboard reaches it', async () => {
    const { container } = await renderOnSite(strip);
    startMotion();
    setInView(false);
    await settle();

    expect(container.firstElementChild).toHaveAttribute('data-moving');
  });

  it('marks an area while it is in view', async () => {
    const { area } = await open();
    expect(area).toHaveAttribute('data-seen');

    setInView(false);
    expect(area).not.toHaveAttribute('data-seen');
  });

  it('repeats a list once, hidden from screen readers', async () => {
    await open();
    startMotion();
    setInView(false);
    setInView(true);

    const [list, copy, ...more] = lists();
    expect(copy?.textContent).toBe(list?.textContent);
    expect(screen.getAllByRole('list')).toEqual([list]);
    expect(more).toEqual([]);
  });

  it('pauses and resumes what moves with the button of an area', async () => {
    const { user } = await open();
    startMotion();

    await user.click(screen.getByRole('button'));
    expect(document.documentElement).toHaveAttribute('data-motion', 'paused');
    await user.click(screen.getByRole('button'));
    expect(document.documentElement).toHaveAttribute('data-motion', 'playing');
  });

  it('plays, pauses and resumes a film', async () => {
    const { area, user } = await open(film);
    expect(play).toHaveBeenCalledTimes(1);
    expect(area).toHaveAttribute('data-moving');

    await user.click(screen.getByRole('button'));
    expect(pause).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button'));
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('pauses a film while it is out of view', async () => {
    const { user } = await open(film);
    setInView(false);
    expect(pause).toHaveBeenCalledTimes(1);
    setInView(true);
    expect(play).toHaveBeenCalledTimes(2);

    await user.click(screen.getByRole('button'));
    setInView(false);
    setInView(true);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('stays paused on the next visit', async () => {
    const { user } = await open(film);
    await user.click(screen.getByRole('button'));
    delete document.documentElement.dataset['motion'];

    startConsent();
    expect(document.documentElement).toHaveAttribute('data-motion', 'paused');
    setInView(false);
    play.mockClear();
    setInView(true);
    expect(play).not.toHaveBeenCalled();
  });

  it('leaves the poster of a film that cannot play', async () => {
    play.mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
    const { area } = await open(film);

    expect(area).not.toHaveAttribute('data-moving');
  });

  it.each([
    ['prefer reduced motion', true, undefined],
    ['save data', false, { saveData: true }],
  ])('moves nothing for visitors who %s', async (_, matches, connection) => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    Object.assign(navigator, { connection });
    await open();
    Object.assign(navigator, { connection: undefined });

    expect(lists()).toHaveLength(1);
  });
});

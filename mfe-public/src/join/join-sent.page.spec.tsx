import { screen, within } from '@vitral/testing';
import { MEETINGS } from '../../test/api-responses.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import { DRAFTS } from '../contact/form-values.ts';
import { joinSentSource } from './join-sent.data.ts';
import { JoinSentPage } from './join-sent.page.tsx';

const renderPage = (response: unknown) => {
  const responses = { '/api/zoom-meetings': response };
  const data = joinSentSource.read({ responses, language: 'en', now: Date.parse('2026-11-28T10:00Z') });
  return renderOnSite(<JoinSentPage data={data} />, 'en', { page: 'join-sent' });
};

describe('JoinSentPage', () => {
  it('says in order what happens next', async () => {
    await renderPage(MEETINGS);

    const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'We read your request',
      'A person of the team writes to you',
      'You choose a first live session',
    ]);
    expect(steps[0]).toHaveTextContent('Within 24 hours.');
  });

  it('links to live sessions', async () => {
    await renderPage(Array.from({ length: 5 }, (_, index) => ({ ...MEETINGS[0], id: `m${index}` })));

    const links = within(screen.getByRole('region', { name: 'Live sessions' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...Array<string>(3).fill('/en/education/business-presentation-m1'),
      '/en/education#calendario',
    ]);
  });

  it('links to the calendar alone when the live sessions could not be loaded', async () => {
    await renderPage(null);

    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('clears the draft of the request', async () => {
    sessionStorage.setItem(DRAFTS.join, '{"name":"Ana"}');
    await renderPage(MEETINGS);
    await wakeIslands();

    expect(sessionStorage).toHaveLength(0);
  });
});

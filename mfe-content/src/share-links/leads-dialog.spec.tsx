import type { ShareLead } from '@vitral/sdk/contracts/share-links';
import { failure, renderPage, screen, stubApi, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { LeadsButton } from './leads-dialog.tsx';
import { shareLink } from './share-links.fixtures.ts';

const link = shareLink({ leadCount: 2 });
const LEADS = `GET /api/share-links/${link.id}/leads`;
const ana: ShareLead = {
  id: '0190d0c0-0000-7000-8000-0000000000c1',
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  phone: null,
  message: 'Quiero saber más.',
  language: 'es',
  status: 'new',
  createdAt: '2026-11-20T09:00:00.000Z',
};
const eva: ShareLead = { ...ana, id: 'b', name: 'Eva', email: '', phone: '+34 600 111 222', message: '' };

async function open(responses: StubbedResponses) {
  const page = renderPage(<LeadsButton link={link} title="Plan de carrera" />, {
    module: remote,
    role: 'user',
    responses,
  });
  await page.user.click(await screen.findByRole('button', { name: '2 leads' }));
  return page;
}

describe('LeadsDialog', () => {
  it('shows who left their details, and how to reach them', async () => {
    await open({ [LEADS]: [ana, eva] });
    expect(await screen.findByRole('dialog', { name: 'Leads of “Plan de carrera”' })).toBeVisible();
    const rows = within(await screen.findByRole('list', { name: 'Leads' })).getAllByRole('listitem');
    const [first, second] = rows.map((row) => within(row));
    expect(first?.getByText('Quiero saber más.')).toHaveAttribute('lang', 'es');
    expect(first?.getByRole('link')).toHaveAttribute('href', 'mailto:ana%40example.org');
    expect(second?.getByRole('link')).toHaveAttribute('href', 'tel:+34600111222');
  });

  it('explains that deleted messages are not listed', async () => {
    await open({ [LEADS]: [] });
    expect(await screen.findByText(/were deleted/)).toBeVisible();
  });

  it('reports a failure and retries', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = await open({ [LEADS]: failure(500, 'server.failure') });
    expect(await screen.findByText('Failed to load the leads')).toBeVisible();
    stubApi({ [LEADS]: [ana] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
  });
});

import { renderPage, screen, waitFor, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { business, meeting, PAGE_RESPONSES } from './zoom-meetings.fixtures.ts';
import { Component } from './zoom-meetings.page.tsx';

const PATH = `/api/zoom-meetings/${business.id}`;

async function openEditing(responses: StubbedResponses = {}) {
  const page = renderPage(<Component />, {
    module: remote,
    responses: { ...PAGE_RESPONSES, ...responses },
  });
  await page.user.click(await screen.findByRole('link', { name: 'Business presentation' }));
  await screen.findByRole('dialog', { name: 'Edit live session' });
  return page;
}

const link = () => screen.getByRole('textbox', { name: /^Link to the call/ });

describe('the link to the call', () => {
  const WITH_ACCOUNT = { 'GET /api/zoom-calls': { hasAccount: true, calls: [], reports: {} } };
  const managed = () => screen.findByRole('switch', { name: 'Create and update the meeting in Zoom' });

  it('is filled in by Zoom if somebody chooses that', async () => {
    const { user, calls } = await openEditing({ ...WITH_ACCOUNT, [`PUT ${PATH}`]: business });
    await user.click(await managed());
    expect(link()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = calls.find(({ method, path }) => method === 'PUT' && path === PATH);
    expect(sent?.body).toMatchObject({ isManagedInZoom: true });
  });

  it('may be missing only while Zoom fills it in', async () => {
    const unlinked = meeting({ isManagedInZoom: true, zoomLink: '' });
    const { user, calls } = await openEditing({
      ...WITH_ACCOUNT,
      'GET /api/zoom-meetings': [unlinked],
      [`PUT ${PATH}`]: unlinked,
    });
    await user.click(await managed());
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.click(await managed());
    await user.type(screen.getByRole('textbox', { name: /^Title in English/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  });

  it('is typed in without a Zoom account', async () => {
    await openEditing();
    expect(link()).toBeEnabled();
    expect(screen.queryByRole('switch', { name: /in Zoom/ })).not.toBeInTheDocument();
  });
});

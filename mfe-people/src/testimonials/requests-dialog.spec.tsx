import type { TestimonialRequest } from '@vitral/sdk/contracts/testimonial-requests';
import {
  failure,
  renderPage,
  screen,
  stubApi,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { RequestsDialog } from './requests-dialog.tsx';

const PATH = '/api/testimonial-requests';
const DAY_MS = 86_400_000;
const link: TestimonialRequest = {
  id: '0190d0c0-0000-7000-8000-0000000000d1',
  path: '/testimonial-requests/t0k3n',
  recipient: 'Ana',
  language: null,
  maxSubmissions: 1,
  submissionCount: 0,
  expiresAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  revokedAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: 'Mateo Rivas',
};

const open = (responses: StubbedResponses = {}, language: 'en' | 'es' = 'en') =>
  renderPage(<RequestsDialog onClose={jest.fn()} />, {
    module: remote,
    role: 'manager',
    language,
    responses: { [`GET ${PATH}`]: [link], ...responses },
  });
const rows = async () => within(await screen.findByRole('list', { name: 'Links' })).getAllByRole('listitem');

describe('RequestsDialog', () => {
  it('lists the links with their state and use', async () => {
    open({
      [`GET ${PATH}`]: [
        link,
        { ...link, id: 'b', recipient: null, submissionCount: 1, createdBy: null },
        { ...link, id: 'c', expiresAt: '2026-11-01T09:00:00.000Z' },
        { ...link, id: 'd', revokedAt: '2026-11-21T09:00:00.000Z' },
      ],
    });
    const [first, used, expired, revoked] = (await rows()).map((row) => within(row));
    expect(first?.getByText('For Ana')).toBeVisible();
    expect(first?.getByText('Open')).toBeVisible();
    expect(first?.getByRole('textbox', { name: 'Link URL' })).toHaveValue(`http://localhost${link.path}`);
    expect(first?.getByText(/^0 of 1 received · until .+ · created by Mateo Rivas/)).toBeVisible();
    expect(used?.getByText('For anybody')).toBeVisible();
    expect(used?.getByText('Used up')).toBeVisible();
    expect(expired?.getByText('Expired')).toBeVisible();
    expect(revoked?.getByText('Revoked')).toBeVisible();
    expect(used?.queryByRole('button')).not.toBeInTheDocument();
  });

  it('creates a link for one testimonial within 30 days, and copies it', async () => {
    const { user, calls } = open({ [`POST ${PATH}`]: link, [`GET ${PATH}`]: [] });
    expect(await screen.findByText('No links yet.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^For/ }), ' Ana ');
    await user.click(screen.getByRole('combobox', { name: 'Language of the form' }));
    await user.click(await screen.findByRole('option', { name: 'French' }));
    await user.click(screen.getByRole('button', { name: 'Create link' }));

    expect(await screen.findByText(/The link is ready/)).toBeVisible();
    const body = calls.find(({ method }) => method === 'POST')?.body as TestimonialRequest;
    expect(body).toMatchObject({ recipient: 'Ana', language: 'fr', maxSubmissions: 1 });
    expect(Math.round((Date.parse(body.expiresAt) - Date.now()) / DAY_MS)).toBe(30);

    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith(`http://localhost${link.path}`);
    await user.click(screen.getByRole('button', { name: 'Create another link' }));
    expect(screen.getByRole('button', { name: 'Create link' })).toBeVisible();
  });

  it('preserves the input if the link could not be created', async () => {
    const { user } = open({ [`POST ${PATH}`]: failure(409, 'testimonial-requests.too-many') });
    await user.type(await screen.findByRole('textbox', { name: /^For/ }), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('Failed to create the link')).toBeVisible();
    expect(screen.getByText('The maximum number of open links is reached')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^For/ })).toHaveValue('Ana');
  });

  it('revokes a link only after a confirmation', async () => {
    const { user, calls } = open({ [`DELETE ${PATH}/${link.id}`]: undefined });
    const revoke = await screen.findByRole('button', { name: 'Revoke the link: For Ana' });
    await user.click(revoke);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);

    await user.click(revoke);
    stubApi({ [`GET ${PATH}`]: [{ ...link, revokedAt: '2026-11-21T10:00:00.000Z' }] });
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Link revoked')).toBeVisible();
    expect(await screen.findByText('Revoked')).toBeVisible();
  });

  it('reports that the links could not be loaded, and reloads them on request', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = open({ [`GET ${PATH}`]: failure(503, 'server.not-ready') });
    expect(await screen.findByText('Failed to load the links')).toBeVisible();
    stubApi({ [`GET ${PATH}`]: [link] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  it('is translated into Spanish', async () => {
    open({}, 'es');
    expect(await screen.findByRole('dialog', { name: 'Pedir testimonios' })).toBeVisible();
    expect(await screen.findByText('Para Ana')).toBeVisible();
  });
});

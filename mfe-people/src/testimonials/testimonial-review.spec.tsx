import type { TestimonialConsent } from '@vitral/contracts/testimonial-consents';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/testing';
import remote from '../remote.tsx';
import { STATS, testimonial } from './testimonials.fixtures.ts';
import { Component } from './testimonials.page.tsx';

const pending = testimonial({ reviewState: 'pending', isActive: false });
const { id } = pending;
const REVIEW = `PUT /api/testimonials/${id}/review`;
const WITHDRAWAL = `POST /api/testimonials/${id}/withdrawal`;
const consent: TestimonialConsent = {
  id: '0190d0c0-0000-7000-8000-0000000000c9',
  testimonialId: id,
  name: 'Ana Torres',
  position: 'Nurse',
  email: 'ana@example.org',
  quotation: 'Me cambiaron la vida.',
  rating: 5,
  consentText: 'Acepto que Vitral publique este testimonio.',
  consentVersion: 1,
  language: 'es',
  createdAt: '2026-06-01T10:00:00.000Z',
  withdrawnAt: null,
  withdrawnBy: null,
};

interface Given {
  item?: typeof pending;
  consents?: TestimonialConsent[];
  responses?: StubbedResponses;
  path?: string;
  language?: 'en' | 'es';
}

const open = ({
  item = pending,
  consents = [consent],
  responses,
  path = '/admin/testimonials',
  language = 'en',
}: Given = {}) =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language,
    page: '/admin/testimonials',
    path,
    responses: {
      'GET /api/testimonials': [item],
      'GET /api/testimonials/stats': STATS,
      'GET /api/team-members': [],
      [`GET /api/testimonials/${id}`]: item,
      [`GET /api/testimonials/${id}/consents`]: consents,
      ...responses,
    },
  });
const openSheet = async (given: Given = {}) => {
  const page = open(given);
  await page.user.click(await screen.findByRole('link', { name: 'Ana Torres' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit testimonial' }));
  return { ...page, sheet };
};

describe('the review of testimonials', () => {
  it('counts and marks those that wait, and offers no switch for them', async () => {
    open();
    const figure = await screen.findByText('Waiting for a review', { selector: 'dt' });
    expect(figure.nextElementSibling).toHaveTextContent('3');
    expect(await screen.findByText('Waiting for a review', { selector: 'li *' })).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('filters by review', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Review' }));
    await user.click(await screen.findByRole('option', { name: 'Withdrawn' }));
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ reviewState: 'withdrawn' }));
  });

  it('approves with one click', async () => {
    const { user, calls } = open({ responses: { [REVIEW]: testimonial({ version: 2 }) } });
    await user.click(await screen.findByRole('button', { name: 'Approve the testimonial by Ana Torres' }));
    expect(await screen.findByText('Testimonial approved: it is on the site now')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      reviewState: 'approved',
      version: 1,
    });
  });

  it('rejects with one click', async () => {
    const { user, calls } = open({ responses: { [REVIEW]: pending } });
    await user.click(await screen.findByRole('button', { name: 'Reject the testimonial by Ana Torres' }));
    expect(await screen.findByText('Testimonial rejected')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      reviewState: 'rejected',
      version: 1,
    });
  });

  it('reports a conflict', async () => {
    const { user } = open({ responses: { [REVIEW]: failure(409, 'testimonials.stale') } });
    await user.click(await screen.findByRole('button', { name: 'Approve the testimonial by Ana Torres' }));
    expect(await screen.findByText('The review could not be saved')).toBeVisible();
  });

  it('shows the record of the consent in the sheet', async () => {
    const { sheet } = await openSheet();
    expect(await sheet.findByText(consent.consentText)).toHaveAttribute('lang', 'es');
    expect(sheet.getByText('1 · Spanish')).toBeVisible();
    expect(sheet.getByText('Me cambiaron la vida.')).toBeVisible();
    expect(sheet.getByRole('link', { name: 'ana@example.org' })).toBeVisible();
    expect(sheet.getByRole('switch', { name: 'Shown on the site' })).toBeDisabled();
  });

  it('approves in the sheet, which then closes, but not over unsaved changes', async () => {
    const { user, sheet } = await openSheet({ responses: { [REVIEW]: testimonial({ version: 2 }) } });
    const approve = await sheet.findByRole('button', { name: 'Approve the testimonial by Ana Torres' });
    const name = sheet.getByRole('textbox', { name: /^Name/ });
    await user.type(name, '!');
    expect(approve).toBeDisabled();
    expect(sheet.getByText(/Save your changes first/)).toBeVisible();
    await user.type(name, '{Backspace}');
    await user.click(approve);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('records a withdrawal only after a confirmation', async () => {
    const item = testimonial();
    const { user, sheet, calls } = await openSheet({ item, responses: { [WITHDRAWAL]: item } });
    await user.click(await sheet.findByRole('button', { name: 'Record a withdrawal' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(question.getByRole('button', { name: 'Record a withdrawal' }));
    expect(await screen.findByText('Withdrawal recorded: the testimonial is off the site')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ version: 1 });
  });

  it('offers nothing for a withdrawn one', async () => {
    const item = testimonial({ reviewState: 'withdrawn', isActive: false });
    const withdrawn = { ...consent, withdrawnAt: '2026-07-01T10:00:00.000Z', withdrawnBy: 'person' as const };
    const { sheet } = await openSheet({ item, consents: [withdrawn] });
    expect(await sheet.findByText(/, by the person$/)).toBeVisible();
    expect(sheet.queryByRole('button', { name: /Approve|withdrawal/ })).not.toBeInTheDocument();
  });

  it('says that staff wrote a testimonial without a record', async () => {
    const { sheet } = await openSheet({ item: testimonial(), consents: [] });
    expect(await sheet.findByText(/staff wrote this testimonial/)).toBeVisible();
  });

  it('exports the consents and opens the links', async () => {
    const { user } = open({ responses: { 'GET /api/testimonial-requests': [] } });
    const link = await screen.findByRole('link', { name: 'Export the consents' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/api\/testimonials\/consents\/export/));
    await user.click(screen.getByRole('button', { name: 'Ask for testimonials' }));
    expect(await screen.findByRole('dialog', { name: 'Ask for testimonials' })).toBeVisible();
  });

  it('is translated into Spanish', async () => {
    open({ language: 'es' });
    expect(await screen.findByRole('button', { name: 'Aprobar el testimonio de Ana Torres' })).toBeVisible();
    expect(screen.getByText('Espera revisión')).toBeVisible();
  });
});

import { NEW_REGISTRATION } from '@vitral/sdk/contracts/meeting-registrations';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { meeting, PAGE_RESPONSES } from '../zoom-meetings.fixtures.ts';
import { Component } from '../zoom-meetings.page.tsx';

const row = meeting();
const path = `/api/zoom-meetings/${row.id}`;

async function openEditing(stored = row, responses: StubbedResponses = {}) {
  const page = renderPage(<Component />, {
    module: remote,
    language: 'en',
    responses: {
      ...PAGE_RESPONSES,
      'GET /api/zoom-meetings': [stored],
      [`PUT ${path}`]: stored,
      ...responses,
    },
  });
  await page.user.click(await screen.findByRole('link', { name: 'Business presentation' }));
  await screen.findByRole('dialog', { name: 'Edit live session' });
  const save = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(page.calls.some(({ method }) => method === 'PUT')).toBe(true));
    return page.calls.findLast(({ method }) => method === 'PUT')?.body as { registration: unknown };
  };
  return { ...page, save };
}

const registration = () => within(screen.getByRole('group', { name: 'Registration' }));
const onSwitch = () => registration().getByRole('switch', { name: 'Visitors can register' });

describe('RegistrationFields', () => {
  it('are off at first, and switched on with the usual rules', async () => {
    const { user, save } = await openEditing();
    expect(onSwitch()).not.toBeChecked();
    expect(registration().queryByRole('textbox')).toBeNull();

    await user.click(onSwitch());
    expect((await save()).registration).toEqual(NEW_REGISTRATION);
  });

  it('edit places, reminders and questions', async () => {
    const { user, save } = await openEditing();
    await user.click(onSwitch());
    await user.type(registration().getByRole('textbox', { name: /^Places/ }), '12');
    await user.click(registration().getByRole('checkbox', { name: '1 day before' }));
    await user.click(registration().getByRole('button', { name: 'Add question' }));
    const question = within(registration().getByRole('group', { name: 'Question 1' }));
    await user.type(question.getByRole('textbox', { name: /^Question in Spanish/ }), '¿Duermes?');
    await user.click(question.getByRole('combobox', { name: /^Answer/ }));
    await user.click(screen.getByRole('option', { name: 'One choice of a list' }));
    await user.type(question.getByRole('textbox', { name: /^Choices/ }), 'Sí{Enter}No{Enter}Sí');

    expect((await save()).registration).toEqual({
      ...NEW_REGISTRATION,
      capacity: 12,
      reminders: [60],
      questions: [
        {
          id: 'question-1',
          kind: 'choice',
          label: '¿Duermes?',
          labelEn: null,
          labelFr: null,
          options: ['Sí', 'No'],
          isRequired: false,
        },
      ],
    });
  });

  it('refuse an invalid number of places, and a choice with only one answer', async () => {
    const { user, calls } = await openEditing();
    await user.click(onSwitch());
    await user.type(registration().getByRole('textbox', { name: /^Places/ }), 'many');
    await user.click(screen.getByRole('button', { name: 'Update' }));

    expect(await screen.findByText(/Enter a number from 1/)).toBeVisible();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('keep the ids of reordered questions, since answers refer to them', async () => {
    const question = { kind: 'text' as const, labelEn: null, options: [], isRequired: false };
    const questions = [
      { ...question, id: 'a', label: 'First?' },
      { ...question, id: 'b', label: 'Second?' },
    ];
    const { user, save } = await openEditing(meeting({ registration: { ...NEW_REGISTRATION, questions } }));
    await user.click(registration().getByRole('button', { name: 'Move question 2 up' }));

    const saved = (await save()).registration as { questions: { id: string }[] };
    expect(saved.questions.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('say that registration needs a mail server, and preserve the input', async () => {
    const { user, save } = await openEditing(row, {
      [`PUT ${path}`]: failure(409, 'zoom-meetings.registration-needs-email'),
    });
    await user.click(onSwitch());
    await save();

    expect(await screen.findByText(/set SMTP_URL/)).toBeVisible();
    expect(onSwitch()).toBeChecked();
  });
});

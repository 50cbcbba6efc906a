import { personWith, renderPage, screen, waitFor } from '@vitral/testing';
import remote from '../remote.tsx';
import { Component } from './profile.page.tsx';

it('shows who is logged in', async () => {
  renderPage(<Component />, { module: remote, role: 'manager' });

  const { name, username } = personWith('manager');
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getByText(username)).toBeVisible();
  expect(screen.getByText('Manager')).toBeVisible();
});

it("changes the person's own language and keeps it with the account", async () => {
  const { user, calls } = renderPage(<Component />, {
    module: remote,
    role: 'user',
    answers: {
      'PUT /api/profile/language': undefined,
      'GET /api/auth/user': { ...personWith('user'), language: 'es' },
    },
  });

  await user.click(await screen.findByRole('radio', { name: 'Spanish' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
  await waitFor(() =>
    expect(calls).toContainEqual(expect.objectContaining({ method: 'PUT', body: { language: 'es' } })),
  );
});

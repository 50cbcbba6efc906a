import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, currentUserQuery, SESSION_ENDED, type LoginNeeded } from '@vitral/api-client';
import type { CurrentUser } from '@vitral/contracts/accounts';
import { failure, userWithRole, screen, waitFor, within, type StubbedResponses } from '@vitral/testing';
import { useSession } from '@vitral/session';
import { useEffect, useState } from 'react';
import { OPTIONS, renderScreen } from '../testing/render-screen.fixtures.tsx';
import { ExpiredSessionDialog, useUserOfOtherTabs, useWaitingRequests } from './expired-session.tsx';

/** Reports a request that was sent before the login and is refused after it, but before the login is rendered. */
function LateRefusal({ onSettled }: { onSettled: (isRepeated: boolean) => void }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    let hasEnded = false;
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== hashKey(currentUserQuery.queryKey)) return;
      const isLogin = hasEnded && query.state.data !== null;
      hasEnded = query.state.data === null;
      if (!isLogin) return;
      const waitUntil = (isRenewed: Promise<boolean>) => void isRenewed.then(onSettled);
      const detail: LoginNeeded = { sentAt: performance.now(), waitUntil };
      window.dispatchEvent(new CustomEvent(SESSION_ENDED, { detail }));
    });
  }, [queryClient, onSettled]);
  return null;
}

/** A page with a note to save and a list that is refetched. */
function Page({ onOtherUser }: { onOtherUser: () => void }) {
  const { user } = useSession();
  const [saved, setSaved] = useState('');
  const [note, setNote] = useState('');
  useWaitingRequests(onOtherUser);
  useUserOfOtherTabs();
  useQuery({ queryKey: ['list'], queryFn: () => api.get('/list'), refetchInterval: 20 });
  const save = () =>
    api.post('/notes', { note }).then(
      () => setSaved('saved'),
      () => setSaved('not saved'),
    );
  return (
    <>
      <p>{user?.name ?? 'Nobody'}</p>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <button onClick={() => void save()}>Save</button>
      <output>{saved}</output>
      <ExpiredSessionDialog />
    </>
  );
}

/** A server with a manager's session until it ends, and afterwards with the session of `loggedInAs`. */
function open(loggedInAs = userWithRole('manager'), more: StubbedResponses = {}) {
  let isOver = false;
  let current: CurrentUser | null = null;
  const guarded = (given: unknown) => () => (isOver ? failure(401, 'auth.unauthorized') : given);
  const onOtherUser = jest.fn();
  const onLateRefusal = jest.fn();
  const screens = (
    <>
      <Page onOtherUser={onOtherUser} />
      <LateRefusal onSettled={onLateRefusal} />
    </>
  );
  const page = renderScreen(screens, {
    role: 'manager',
    responses: {
      'GET /api/auth/options': OPTIONS,
      'GET /api/auth/user': () => current ?? failure(401, 'auth.unauthorized'),
      'GET /api/list': guarded([]),
      'POST /api/notes': guarded(undefined),
      'POST /api/auth/login': () => {
        isOver = false;
        return { user: loggedInAs };
      },
      'POST /api/auth/logout': undefined,
      ...more,
    },
  });
  const endSession = () => {
    isOver = true;
  };
  /** Another tab of the browser gets another user, or none. */
  const switchElsewhere = (user: CurrentUser | null) => {
    current = user;
    isOver = user === null;
    const otherTab = new BroadcastChannel('vitral.user');
    otherTab.postMessage(user?.id ?? null);
    otherTab.close();
  };
  return { ...page, endSession, switchElsewhere, onOtherUser, onLateRefusal };
}

type Opened = ReturnType<typeof open>;

async function saveAfterTheEnd({ user, endSession }: Opened) {
  await user.type(await screen.findByLabelText('Note'), 'Long and dear');
  endSession();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  await dialog.findByLabelText(/^Password/);
  return dialog;
}

async function logIn({ user }: Opened, dialog: Awaited<ReturnType<typeof saveAfterTheEnd>>) {
  await user.type(dialog.getByLabelText(/^Password/), 'manager-vitral');
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('expired session', () => {
  it('keeps the page, asks the same user to log in, and completes the pending save', async () => {
    const page = open();
    const dialog = await saveAfterTheEnd(page);
    expect(dialog.getByRole('textbox', { name: /Username/ })).toHaveValue('manager');
    expect(dialog.getByLabelText(/^Password/)).toHaveFocus();
    expect(screen.getByText('Mateo Rivas')).toBeInTheDocument();

    await logIn(page, dialog);
    expect(await screen.findByText('saved')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Long and dear');
    expect(page.calls.findLast(({ path }) => path === '/api/notes')?.body).toEqual({ note: 'Long and dear' });
    expect(page.onOtherUser).not.toHaveBeenCalled();
  });

  it('shows one login for all waiting requests, and repeats them only after it', async () => {
    const page = open();
    await saveAfterTheEnd(page);
    await waitFor(() => expect(reads(page)).toBeGreaterThan(0));
    const before = reads(page);
    await new Promise((resolve) => setTimeout(resolve, 120));

    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(reads(page) - before).toBeLessThanOrEqual(1);
  });

  const reads = ({ calls }: Opened) => calls.filter(({ path }) => path === '/api/list').length;

  it('fails waiting requests when another user logs in', async () => {
    const page = open(userWithRole('user'));
    const dialog = await saveAfterTheEnd(page);
    await logIn(page, dialog);

    expect(await screen.findByText('not saved')).toBeVisible();
    expect(page.onOtherUser).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Lucía Ferrer')).toBeVisible();
  });

  it.each([
    ['repeats', 'the same user', 'manager', true],
    ['fails', 'another user', 'user', false],
  ] as const)(
    '%s a request that is refused while the login of %s is rendered',
    async (_, __, role, isRepeated) => {
      const page = open(userWithRole(role));
      const dialog = await saveAfterTheEnd(page);
      await logIn(page, dialog);

      await waitFor(() => expect(page.onLateRefusal).toHaveBeenCalledWith(isRepeated));
    },
  );

  it("fails a request of the previous user that is refused after another user's login", async () => {
    const page = open(userWithRole('user'));
    const sentAt = performance.now();
    const dialog = await saveAfterTheEnd(page);
    await logIn(page, dialog);
    await screen.findByText('not saved');
    const renewals: Promise<boolean>[] = [];
    const detail: LoginNeeded = { sentAt, waitUntil: (isRenewed) => void renewals.push(isRenewed) };
    window.dispatchEvent(new CustomEvent(SESSION_ENDED, { detail }));

    expect(await Promise.all(renewals)).toEqual([false]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('fails waiting requests on logout', async () => {
    const page = open();
    const dialog = await saveAfterTheEnd(page);
    await page.user.click(dialog.getByRole('button', { name: 'Leave without saving' }));

    expect(await screen.findByText('not saved')).toBeVisible();
    expect(screen.getByText('Nobody')).toBeVisible();
  });

  it("shows the user of another tab, without the previous user's data", async () => {
    const page = open();
    expect(await screen.findByText('Mateo Rivas')).toBeVisible();
    page.switchElsewhere(userWithRole('user'));

    expect(await screen.findByText('Lucía Ferrer')).toBeVisible();
    expect(page.onOtherUser).toHaveBeenCalledTimes(1);
  });

  it('goes on after a login of the same user in another tab', async () => {
    const page = open();
    await saveAfterTheEnd(page);
    page.switchElsewhere(userWithRole('manager'));

    expect(await screen.findByText('saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.onOtherUser).not.toHaveBeenCalled();
  });

  it('asks for a login after a logout in another tab', async () => {
    const page = open();
    await screen.findByText('Mateo Rivas');
    page.switchElsewhere(null);

    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    expect(screen.getByText('Mateo Rivas')).toBeInTheDocument();
  });

  it('asks for the second factor, too', async () => {
    const page = open(undefined, { 'POST /api/auth/login': failure(401, 'auth.second-factor-required') });
    const dialog = await saveAfterTheEnd(page);
    await page.user.type(dialog.getByLabelText(/^Password/), 'manager-vitral{Enter}');

    expect(await dialog.findByRole('textbox', { name: /Verification code/ })).toHaveFocus();
  });
});

import { userEvent } from '@testing-library/user-event';
import { screen, stubApi, waitFor, within } from '@vitral/sdk/testing';
import type { ReactElement } from 'react';
import { MEETINGS, RESPONSES } from '../../test/api-responses.ts';
import { onPreact } from '../../test/on-preact.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { stubDialogs } from '../../test/stub-dialogs.ts';
import { BackupDownloadPage } from '../backup-download/backup-download.page.tsx';
import { ContactForm } from '../contact/contact-form.tsx';
import { readZoomMeetings } from '../data/zoom-meetings.ts';
import { ChoicesButton } from '../dialog/choices-button.tsx';
import { Calendar } from '../education/calendar.tsx';
import { scheduleMeetings } from '../education/schedule/meetings.ts';
import { Island, type WakeIsland } from './island.tsx';

const BOOT = { language: 'en', siteName: 'Vitral' } as const;
const user = userEvent.setup();

/** Shows a component as React renders it on the server and wakes its island, which keeps every element. */
async function open(component: ReactElement, island: Promise<{ default: WakeIsland }>) {
  const { container } = await renderOnSite(component);
  const element = container.querySelector<HTMLElement>('[data-island]') ?? container;
  const fromServer = [...element.querySelectorAll('*')];
  const { default: wake } = await island;
  await wake(element, BOOT);
  expect(fromServer.filter((child) => !element.contains(child))).toEqual([]);
  return within(element);
}

beforeEach(() => {
  stubDialogs();
  sessionStorage.clear();
  document.cookie = 'country=mex; path=/';
});
afterEach(() => {
  for (const name of ['country', 'timezone']) document.cookie = `${name}=; path=/; max-age=0`;
});

describe('on Preact', () => {
  it('the contact form keeps its input, shows problems and sends', () =>
    onPreact(async () => {
      const calls = stubApi({ 'POST /api/contact': { id: '1' } });
      const island = import('../contact/contact-form.island.tsx');
      const props = { kind: 'message', sent: null } as const;
      const form = await open(
        <Island name="contact-form" props={props}>
          <ContactForm {...props} />
        </Island>,
        island,
      );
      await waitFor(() => expect(form.getByRole('form')).toHaveAttribute('novalidate'));
      await user.click(form.getByRole('button'));
      const name = form.getByLabelText(/^Name/);
      await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required'));

      await user.type(name, 'Ana Ruiz');
      await user.type(form.getByLabelText(/^Email/), 'ana@example.org');
      await user.selectOptions(form.getByLabelText(/^Subject/), 'business');
      await user.type(form.getByLabelText(/^Message/), 'When does the next course start?');
      await waitFor(() => expect(name).not.toHaveAttribute('aria-describedby'));
      await user.click(form.getByRole('button'));

      expect(await form.findByText('Message sent successfully')).toBeVisible();
      expect(calls).toEqual([expect.objectContaining({ path: '/api/contact' })]);
      expect(name).toHaveValue('');
    }));

  it('the calendar filters live sessions and shows the times in the chosen country', () =>
    onPreact(async () => {
      const now = Date.UTC(2026, 10, 20, 15);
      jest.spyOn(Date, 'now').mockReturnValue(now);
      const meetings = scheduleMeetings(readZoomMeetings(MEETINGS, 'en'), 'en', now);
      const props = { meetings, now, subscribeText: [] };
      const calendar = await open(
        <Island name="calendar" props={props}>
          <Calendar {...props} />
        </Island>,
        import('../education/calendar.island.tsx'),
      );
      expect(await calendar.findByText('Mexico City')).toBeVisible();
      const choice = await calendar.findByRole('button', { name: 'Business' });
      await user.click(choice);

      await waitFor(() => expect(choice).toHaveAttribute('aria-pressed', 'true'));
      expect(calendar.getByRole('status')).toHaveTextContent('Sessions shown: 1');
    }));

  it('the backup download shows the backup', () =>
    onPreact(async () => {
      const created = '2026-11-21T12:00:00.000Z';
      const backup = { filename: 'vitral.tar.gz', size: 2_621_440, created, downloadUrl: '/api/backups/1' };
      stubApi({ 'GET /api/backup-info': backup });
      const island = import('../backup-download/backup-download.island.tsx');
      const page = await open(<BackupDownloadPage />, island);

      expect(await page.findByText('vitral.tar.gz')).toBeVisible();
    }));

  it('the choices dialog saves a country, which a toast confirms', () =>
    onPreact(async () => {
      await open(<ChoicesButton />, import('../dialog/choices-button.island.tsx'));
      await user.click(screen.getByRole('button'));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByRole('radio', { name: 'Mexico' })).toBeChecked();
      await user.click(dialog.getByRole('radio', { name: 'Canada' }));
      await user.click(dialog.getByRole('button', { name: 'Apply' }));

      expect(await screen.findByText('Your choices are saved.', { selector: 'li *' })).toBeVisible();
      expect(document.cookie).toContain('country=can');
      await user.click(screen.getByRole('button', { name: 'Close the notification' }));
      await waitFor(() => expect(screen.queryByText('Your choices are saved.')).not.toBeInTheDocument());
    }));

  it('the whole page is rendered when the server could not', () =>
    onPreact(async () => {
      stubApi(RESPONSES);
      history.replaceState(null, '', '/en');
      document.body.innerHTML = '<div></div>';
      const { mountPage } = await import('../rendering/mount-page.tsx');
      await mountPage(document.body.firstElementChild as HTMLElement, BOOT);

      expect(await screen.findByRole('heading', { level: 1, name: 'Many pieces' })).toBeVisible();
      expect(screen.getByRole('region', { name: 'Team leaders' })).toBeVisible();
      expect(document.querySelectorAll('path[fill-rule], [strokeWidth], [className]')).toHaveLength(0);
    }));
});

import { jsonResponse, screen, stubApi, waitFor } from '@vitral/testing';
import type { BootOverride } from '@vitral/contracts/modules';
import { reload } from '../page/navigation.ts';
import { showBadge } from './badge.ts';

jest.mock('../page/navigation.ts');

const override: BootOverride = {
  module: 'mfe-people',
  address: 'http://127.0.0.1:8081',
  expiresAt: '2026-11-22T14:30:00',
};

beforeEach(() => {
  document.body.innerHTML = '';
  jest.mocked(reload).mockClear();
});

describe('showBadge', () => {
  it.each([
    ['es', 'Módulo en desarrollo', /^mfe-people viene de http:\/\/127\.0\.0\.1:8081 hasta las 14:30/],
    ['en', 'Module under development', /^mfe-people comes from http:\/\/127\.0\.0\.1:8081 until 02:30 PM/],
    ['fr', 'Module en développement', /^mfe-people vient de http:\/\/127\.0\.0\.1:8081 jusqu'à 14:30/],
  ] as const)('shows in %s the module, its URL and the end of the override', (language, label, text) => {
    showBadge(override, language);
    expect(screen.getByRole('complementary', { name: label })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('ends the override and reloads the page', async () => {
    const calls = stubApi({ 'DELETE /api/modules/override': jsonResponse(204) });
    showBadge(override, 'en');
    screen.getByRole('button', { name: 'Reset' }).click();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(calls).toMatchObject([{ method: 'DELETE' }]);
  });

  it('reports an unreachable server, and offers a retry', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    showBadge(override, 'en');
    screen.getByRole('button', { name: 'Reset' }).click();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/could not be reset/));
    expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled();
    expect(reload).not.toHaveBeenCalled();
  });
});

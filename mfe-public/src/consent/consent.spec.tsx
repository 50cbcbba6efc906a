import { act, screen } from '@vitral/testing';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { saveConsent, readConsent, useConsent } from './consent.ts';

function Shown() {
  return <output>{useConsent()}</output>;
}

afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'consent=; path=/; max-age=0';
});

describe('consent', () => {
  it('saves the choice with its day', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
    saveConsent('declined');

    expect(document.cookie).toContain('consent=declined.2026-11-21');
    expect(readConsent()).toBe('declined');
  });

  it('asks again after a year', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
    document.cookie = 'consent=accepted.2025-11-22; path=/';
    expect(readConsent()).toBe('accepted');

    document.cookie = 'consent=accepted.2025-11-21; path=/';
    expect(readConsent()).toBe('unasked');
  });

  it.each(['yes', 'accepted', 'accepted.2026-99-99', 'accepted.tomorrow'])(
    'ignores the invalid cookie value "%s"',
    (value) => {
      document.cookie = `consent=${value}; path=/`;

      expect(readConsent()).toBe('unasked');
    },
  );

  it('updates the open page after a choice, and is unasked on the server', () => {
    render(<Shown />);
    expect(screen.getByRole('status')).toHaveTextContent('unasked');

    act(() => saveConsent('accepted'));

    expect(screen.getByRole('status')).toHaveTextContent('accepted');
    expect(renderToString(<Shown />)).toContain('unasked');
  });
});

import { render } from '@testing-library/react';
import { act, screen } from '@vitral/testing';
import { renderToString } from 'react-dom/server.node';
import { readCountry, saveChoice } from './choices.ts';
import { startChoices } from './start-choices.ts';
import { useCountry } from './use-country.ts';

function Shown() {
  return <output>{useCountry() ?? 'none'}</output>;
}

afterEach(() => {
  document.cookie = 'country=; path=/; max-age=0';
});

describe('choices', () => {
  it('follows the choice while the page is open, and saves it in a cookie', () => {
    render(<Shown />);
    expect(screen.getByRole('status')).toHaveTextContent('none');

    act(() => saveChoice('country', 'mex'));

    expect(screen.getByRole('status')).toHaveTextContent('mex');
    expect(document.cookie).toContain('country=mex');
  });

  it('reads a choice made in another tab once the page becomes visible', () => {
    render(<Shown />);
    document.cookie = 'country=can; path=/';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    expect(screen.getByRole('status')).toHaveTextContent('can');
  });

  it('are attributes of the page for its style sheets', () => {
    document.cookie = 'country=can; path=/';
    startChoices();

    expect(document.documentElement).toHaveAttribute('data-country', 'can');
    expect(document.documentElement).toHaveAttribute('data-consent', 'unasked');
  });

  it('ignores an unknown country', () => {
    document.cookie = 'country=atl; path=/';

    expect(readCountry()).toBeNull();
  });

  it('has no country on the server, whose markup all visitors share', () => {
    document.cookie = 'country=usa; path=/';

    expect(renderToString(<Shown />)).toContain('none');
  });
});

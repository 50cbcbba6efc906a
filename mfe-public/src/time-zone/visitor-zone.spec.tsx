import { render } from '@testing-library/react';
import { act, screen, waitFor } from '@vitral/sdk/testing';
import { renderToString } from 'react-dom/server.node';
import { stubBrowserZone } from '../../test/stub-browser-zone.ts';
import { saveChoice } from '../data/choices.ts';
import { readVisitorZone, useVisitorZone } from './visitor-zone.ts';

function Shown() {
  const zone = useVisitorZone();
  return <output>{zone === undefined ? 'unread' : zone}</output>;
}

beforeEach(() => stubBrowserZone('Europe/Madrid'));
afterEach(() => {
  for (const name of ['country', 'timezone']) document.cookie = `${name}=; path=/; max-age=0`;
});

describe('the zone of the visitor', () => {
  it("is the browser's, whatever country is chosen", () => {
    document.cookie = 'country=mex; path=/';
    expect(readVisitorZone()).toBe('Europe/Madrid');
  });

  it("is the chosen one rather than the browser's", () => {
    document.cookie = 'timezone=America/Argentina/Buenos_Aires; path=/';
    expect(readVisitorZone()).toBe('America/Argentina/Buenos_Aires');
  });

  it("is the country's for a browser that hides its zone", () => {
    stubBrowserZone('UTC');
    expect(readVisitorZone()).toBeNull();
    document.cookie = 'country=can; path=/';
    expect(readVisitorZone()).toBe('America/Toronto');
  });

  it('is never an unknown zone', () => {
    document.cookie = 'timezone=Atlantis/Capital; path=/';
    expect(readVisitorZone()).toBe('Europe/Madrid');
  });

  it('follows a choice made here, and one made in another tab once the page is visible', async () => {
    render(<Shown />);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Europe/Madrid'));

    act(() => saveChoice('timezone', 'America/Toronto'));
    expect(screen.getByRole('status')).toHaveTextContent('America/Toronto');

    document.cookie = 'timezone=America/Denver; path=/';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('status')).toHaveTextContent('America/Denver');
  });

  it('is unread on the server, whose markup all visitors share', () => {
    document.cookie = 'timezone=America/Toronto; path=/';
    expect(renderToString(<Shown />)).toContain('unread');
  });
});

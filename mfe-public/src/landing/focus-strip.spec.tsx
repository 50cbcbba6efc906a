import { TIMING } from '@vitral/contracts/timing';
import { screen, within } from '@vitral/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '../../test/api-responses.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { sectionCopy } from '../../test/section-copy.ts';
import { FocusStrip } from './focus-strip.tsx';

describe('FocusStrip', () => {
  it('lists the six focus areas', async () => {
    await renderOnSite(<FocusStrip copy={sectionCopy(SERVICES)} />);
    const strip = screen.getByRole('group', { name: 'Focus areas' });

    expect(screen.getByRole('heading', { name: 'What we work on' })).toBeVisible();
    expect(
      within(strip)
        .getAllByRole('listitem')
        .map((area) => area.textContent),
    ).toEqual(['Education', 'Community', 'Team', 'Expansion', 'Tools', 'System']);
  });

  it('moves at the speed of TIMING', () => {
    const css = readFileSync(join(__dirname, 'focus-strip.module.css'), 'utf8');
    const { pixelsPerFrame, framesPerSecond } = TIMING.focusStrip;

    expect(css).toContain(`--speed: ${pixelsPerFrame * framesPerSecond}px;`);
  });
});

import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { loadTranslate } from '../i18n/texts.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { render } from '@vitral/sdk/testing';
import { Island, ISLAND_NAMES } from './island.tsx';
import { SiteContext } from './site-context.ts';

describe('Island', () => {
  it('has a file for each name', () => {
    const files = globSync('src/**/*.island.{ts,tsx}', { cwd: `${import.meta.dirname}/../..` });
    expect(files.map((file) => basename(file).replace(/\.island\.tsx?$/, '')).sort()).toEqual(ISLAND_NAMES);
  });

  it('writes what the shell needs to wake it into attributes', async () => {
    const { container } = await renderOnSite(
      <Island name="calendar" as="section" props={{ text: '"<>' }} wake="near" wakeIf="country" keys id="own">
        Content
      </Island>,
    );
    const element = container.querySelector('section') as HTMLElement;

    expect({ ...element.dataset }).toEqual({
      island: 'calendar',
      props: '{"text":"\\"<>"}',
      wake: 'near',
      wakeIf: 'country',
      keys: '',
    });
    expect(element).toHaveTextContent('Content');
    expect(element.id).toBe('own');
  });

  it('leaves the React islands of a mounted page to React, and not the others', async () => {
    const t = await loadTranslate({ language: 'en', siteName: 'Vitral' });
    const { container } = render(
      <SiteContext value={{ language: 'en', t, page: 'landing', isMounted: true }}>
        <Island name="contact-form" props={{}} />
        <Island name="carousel" />
      </SiteContext>,
    );

    const names = [...container.querySelectorAll<HTMLElement>('[data-island]')].map(
      ({ dataset }) => dataset['island'],
    );
    expect(names).toEqual(['carousel']);
  });
});

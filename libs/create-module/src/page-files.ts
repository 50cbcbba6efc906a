import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '@vitral/contracts/languages';
import { ROLES, allows, type Permission } from '@vitral/contracts/access';
import type { Choice } from './options.ts';

interface Words {
  command: (title: string) => string;
  description: string;
  empty: string;
  help: string;
}

const WORDS: Record<ConsoleLanguage, Words> = {
  es: {
    command: (title) => `Abrir ${title}`,
    description: 'Describe aquí para qué sirve esta página.',
    empty: 'Todavía no hay nada',
    help: 'Esta página viene de un módulo externo. Cuenta aquí cómo se usa.',
  },
  en: {
    command: (title) => `Open ${title}`,
    description: 'Describe here what this page is for.',
    empty: 'There is nothing here yet',
    help: 'This page comes from an external module. Say here how it is used.',
  },
};

export const wordsOf = (language: ConsoleLanguage) => WORDS[language];

/** Turns `blog-posts` into `Blog posts`. */
export const titleOf = (page: string) => page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ');

export const textsFile = (page: string, language: ConsoleLanguage) => `${page}/texts/${language}.json`;

/** Returns the files of a page: path → text. */
export function pageFiles(
  page: string,
  { name, pages, permission, languages }: Choice,
): Record<string, string> {
  const hasCard = page === pages[0];
  const [first = 'en'] = languages;
  const texts = CONSOLE_LANGUAGES.map((language) => {
    const table = textsOf(page, languages.includes(language) ? language : first);
    return [`src/${textsFile(page, language)}`, `${JSON.stringify(table, null, 2)}\n`] as const;
  });
  return {
    [`src/${page}/${page}.page.tsx`]: pageSource(page, name),
    [`src/${page}/${page}.page.spec.tsx`]: specSource(page, permission),
    ...(hasCard && {
      [`src/${page}/${page}.card.tsx`]: cardSource(page, name),
      [`src/${page}/${page}.card.spec.tsx`]: cardSpecSource(page, permission),
    }),
    ...Object.fromEntries(texts),
  };
}

const textsOf = (page: string, language: ConsoleLanguage) => ({
  [`${page}.description`]: WORDS[language].description,
  [`${page}.empty`]: WORDS[language].empty,
  [`${page}.title`]: titleOf(page),
});

const pageSource = (page: string, name: string) => `import { useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser } from '@vitral/sdk/session';
import { EmptyState, PageHeader } from '@vitral/sdk/ui';

export function Component() {
  const { t } = useTranslation('${name}');
  const { name } = useCurrentUser();
  return (
    <>
      <PageHeader title={t('${page}.title')} description={t('${page}.description')} />
      <EmptyState icon="extension" title={t('${page}.empty')} text={name} />
    </>
  );
}
`;

const specSource = (page: string, permission: Permission) =>
  `import { renderPage, screen } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { Component } from './${page}.page.tsx';

describe('${page} page', () => {
  it('has a heading', async () => {
    renderPage(<Component />, { module: remote, role: '${roleWith(permission)}' });

    expect(await screen.findByRole('heading', { name: '${titleOf(page)}' })).toBeVisible();
  });
});
`;

/** The card that the first page has on the dashboard. */
const cardSource = (page: string, name: string) => `import { useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { MuiLink, TitledCard } from '@vitral/sdk/ui';

export function Component() {
  const { t } = useTranslation('${name}');
  return (
    <TitledCard title={t('${page}.title')}>
      <MuiLink component={Link} to="${pathOf(page, name)}">
        {t('${page}.empty')}
      </MuiLink>
    </TitledCard>
  );
}
`;

const cardSpecSource = (page: string, permission: Permission) =>
  `import { renderPage, screen } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { Component } from './${page}.card.tsx';

describe('${page} card', () => {
  it('links the page', async () => {
    renderPage(<Component />, { module: remote, role: '${roleWith(permission)}' });

    const card = await screen.findByRole('region', { name: '${titleOf(page)}' });
    expect(card).toContainElement(screen.getByRole('link'));
  });
});
`;

export const pathOf = (page: string, name: string) =>
  page === name ? `/admin/${name}` : `/admin/${name}-${page}`;

const roleWith = (permission: Permission) => ROLES.find((role) => allows(role, permission)) ?? 'admin';

import { CONSOLE_LANGUAGES, type Language, LANGUAGES } from '@vitral/contracts/languages';
import { ROLES, allows, isPermission, type PermissionName } from '@vitral/contracts/access';
import type { Choice } from './options.ts';

interface Words {
  command: (title: string) => string;
  description: string;
  empty: string;
  help: string;
  /** Completes "Managers and admins may: …". */
  mayWrite: (title: string) => string;
}

const WORDS: Record<Language, Words> = {
  es: {
    command: (title) => `Abrir ${title}`,
    description: 'Describe aquí para qué sirve esta página.',
    empty: 'Todavía no hay nada',
    help: 'Esta página viene de un módulo externo. Cuenta aquí cómo se usa.',
    mayWrite: (title) => `cambiar lo que hay en ${title}`,
  },
  en: {
    command: (title) => `Open ${title}`,
    description: 'Describe here what this page is for.',
    empty: 'There is nothing here yet',
    help: 'This page comes from an external module. Say here how it is used.',
    mayWrite: (title) => `change what is in ${title}`,
  },
  fr: {
    command: (title) => `Ouvrir ${title}`,
    description: 'Décrivez ici à quoi sert cette page.',
    empty: 'Il n’y a encore rien ici',
    help: 'Cette page vient d’un module externe. Expliquez ici comment l’utiliser.',
    mayWrite: (title) => `modifier ce qu’il y a dans ${title}`,
  },
};

export const wordsOf = (language: Language) => WORDS[language];

/** Returns the languages of a module's texts: those of the console, and further ones that its team writes. */
export const languagesOf = ({ languages }: Pick<Choice, 'languages'>): Language[] =>
  LANGUAGES.filter(
    (language) => languages.includes(language) || CONSOLE_LANGUAGES.some((one) => one === language),
  );

/** Turns `blog-posts` into `Blog posts`. */
export const titleOf = (page: string) => page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ');

export const textsFile = (page: string, language: Language) => `${page}/texts/${language}.json`;

/** Returns the files of a page: path → text. */
export function pageFiles(
  page: string,
  { name, pages, permission, languages }: Choice,
): Record<string, string> {
  const hasCard = page === pages[0];
  const [first = 'en'] = languages;
  const texts = languagesOf({ languages }).map((language) => {
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

const textsOf = (page: string, language: Language) => ({
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

const specSource = (page: string, permission: PermissionName) =>
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

/** The card of the first page on the dashboard. */
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

const cardSpecSource = (page: string, permission: PermissionName) =>
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

/** Managers have the permission that a new module declares. */
const roleWith = (permission: PermissionName) =>
  isPermission(permission) ? (ROLES.find((role) => allows(role, permission)) ?? 'admin') : 'manager';

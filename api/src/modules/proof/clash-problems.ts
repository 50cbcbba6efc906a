import {
  type BuiltDescriptor,
  CONTENT_LANGUAGES,
  type PageContribution,
  type ReleaseProblem,
} from '@vitral/contracts';
import { problem } from './problem.ts';

interface Brought {
  module: string;
  page: PageContribution;
}

/** Finds paths and sidebar titles that two pages of a set claim. */
export function clashProblems(modules: readonly BuiltDescriptor[]): ReleaseProblem[] {
  const brought = modules.flatMap(({ name, pages }) => pages.map((page) => ({ module: name, page })));
  const inNavigation = brought.filter(({ page }) => page.navigation);
  return [
    ...twice(brought, pathOfBoth).map(({ value: path, ...modules }) =>
      problem('address-taken', { ...modules, path }),
    ),
    ...twice(inNavigation, titleOfBoth).map(({ value: title, ...modules }) =>
      problem('navigation-taken', { ...modules, title }),
    ),
  ];
}

function pathOfBoth(one: PageContribution, other: PageContribution): string | null {
  return one.path === other.path ? one.path : null;
}

function titleOfBoth(one: PageContribution, other: PageContribution): string | null {
  const language = CONTENT_LANGUAGES.find((candidate) => one.title[candidate] === other.title[candidate]);
  return language ? one.title[language] : null;
}

type Compare = (one: PageContribution, other: PageContribution) => string | null;

function twice(brought: Brought[], valueOfBoth: Compare): { module: string; other: string; value: string }[] {
  return brought.flatMap(({ module, page }, index) =>
    brought.slice(0, index).flatMap((other) => {
      const value = valueOfBoth(page, other.page);
      return value === null ? [] : [{ module, other: other.module, value }];
    }),
  );
}

import { asTable, wordFor } from '../table.ts';
import type { PageToOpen } from './pages.ts';

interface Weight {
  bytes: number;
  count: number;
  atMost: number | null;
}

type PageReading = PageToOpen & Weight & { firstBytes: number; aheadBytes: number };
type BudgetReading = Weight & { project: string; title: string };

interface Readings {
  pages: PageReading[] | null;
  budgets: BudgetReading[];
}

const count = (number: number) => number.toLocaleString('en');

const isWithin = ({ bytes, atMost }: Weight) => atMost === null || bytes <= atMost;

export const scriptsTable = ({ pages, budgets }: Readings) =>
  [
    pages ? pagesTable(pages) : 'The pages were not opened: there is no Chromium.',
    budgetsTable(budgets),
  ].join('\n\n');

const pagesTable = (pages: PageReading[]) =>
  asTable(
    pages.map((page) => ({
      'page in a browser': nameOf(page),
      'until it is there': page.firstBytes,
      'ahead of others': page.aheadBytes,
      ...weightsOf(page),
    })),
  );

const budgetsTable = (budgets: BudgetReading[]) =>
  asTable(
    budgets.map(({ project, title, ...line }) => ({ module: project, page: title, ...weightsOf(line) })),
  );

const nameOf = ({ path, title }: PageToOpen) => (title ? `${path}, ${title}` : path);

const weightsOf = (line: Weight) => ({
  'bytes of JavaScript': line.bytes,
  files: line.count,
  promised: line.atMost === null ? '' : `at most ${count(line.atMost)}`,
  promise: line.atMost === null ? '' : wordFor(isWithin(line)),
});

export const missedScripts = ({ pages, budgets }: Readings) => [
  ...(pages ?? []).filter((page) => !isWithin(page)).map((page) => sentence(nameOf(page), page)),
  ...budgets
    .filter((line) => !isWithin(line))
    .map((line) => sentence(`${line.title} of ${line.project}`, line)),
];

const sentence = (name: string, { bytes, atMost }: Weight) =>
  `${name} loads ${count(bytes)} bytes of JavaScript; ${count(atMost ?? 0)} were promised.`;

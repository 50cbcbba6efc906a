import { asTable } from '../table.mjs';

const count = (number) => number.toLocaleString('en');

export const isWithin = ({ bytes, atMost }) => atMost === null || bytes <= atMost;

export const scriptsTable = ({ pages, budgets }) =>
  [
    pages ? pagesTable(pages) : 'The pages were not opened: there is no Chromium.',
    budgetsTable(budgets),
  ].join('\n\n');

const pagesTable = (pages) =>
  asTable(
    pages.map((page) => ({
      'page in a browser': nameOf(page),
      'until it is there': page.firstBytes,
      'ahead of others': page.aheadBytes,
      ...weightsOf(page),
    })),
  );

const budgetsTable = (budgets) =>
  asTable(
    budgets.map(({ project, title, ...line }) => ({ module: project, page: title, ...weightsOf(line) })),
  );

const nameOf = ({ path, title }) => (title ? `${path}, ${title}` : path);

const weightsOf = (line) => ({
  'bytes of JavaScript': line.bytes,
  files: line.count,
  promised: line.atMost === null ? '' : `at most ${count(line.atMost)}`,
  promise: line.atMost === null ? '' : isWithin(line) ? 'kept' : 'missed',
});

export const missedScripts = ({ pages, budgets }) => [
  ...(pages ?? []).filter((page) => !isWithin(page)).map((page) => sentence(nameOf(page), page)),
  ...budgets
    .filter((line) => !isWithin(line))
    .map((line) => sentence(`${line.title} of ${line.project}`, line)),
];

const sentence = (name, { bytes, atMost }) =>
  `${name} loads ${count(bytes)} bytes of JavaScript; ${count(atMost)} were promised.`;

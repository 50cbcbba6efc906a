import { inFull } from '../report/numbers.mjs';
import { ASSUMPTIONS, STEPS } from './assumptions.mjs';
import { costsOf, planFor, visitorsPerServer } from './plan.mjs';

const MS = 1000;
const whole = (number) => Math.round(number).toLocaleString('en');
const percent = (share) => `${inFull(share * 100)} %`;
const perSecond = (bits) => (bits >= 1e9 ? `${inFull(bits / 1e9)} Gbit/s` : `${inFull(bits / 1e6)} Mbit/s`);
const amount = (gigabytes) =>
  gigabytes >= 1000 ? `${inFull(gigabytes / 1000)} TB` : `${inFull(gigabytes)} GB`;

/** Markdown for each place that docs/scale.md leaves open, by its name, from the figures of a whole run of the bench. */
export function scaleTables(figures) {
  const costs = costsOf(figures);
  const plans = (byCdn) => STEPS.map((step) => planFor(step, costs, ASSUMPTIONS, byCdn));
  const { model, processors, node } = figures.machine;
  return {
    machine: `Measured on ${figures.moment.slice(0, 10)}: ${model}, ${processors} processors, Node ${node}.`,
    costs: costsTable(costs),
    assumptions: assumptionsTable(),
    alone: planTable(plans(false)),
    'behind-a-cdn': planTable(plans(true)),
    'per-server':
      `One server bears ${whole(visitorsPerServer(costs, ASSUMPTIONS, false))} visitors a day by itself, and ` +
      `${whole(visitorsPerServer(costs, ASSUMPTIONS, true))} behind a CDN.`,
  };
}

/** Puts each table between its two comments. Throws where the document has no place for one. */
export function fillIn(document, tables) {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
    if (!place.test(text)) throw new Error(`docs/scale.md has no place for ${name}.`);
    return text.replace(place, (_all, before, after) => `${before}\n${table}\n\n${after}`);
  }, document);
}

function costsTable(costs) {
  const row = ({ name, pages, requests, bytes, ...visit }) => [
    name,
    whole(pages),
    whole(requests),
    `${inFull(bytes / 1024)} KB`,
    `${inFull(visit.processorSeconds * MS)} ms`,
    `${inFull(visit.databaseSeconds * MS)} ms`,
    inFull(visit.transactions),
  ];
  const { first, again, firstByCdn, againByCdn, round } = costs;
  return asMarkdown(
    ['', 'pages', 'requests', 'sent', 'processor of the server', 'of the database', 'transactions'],
    [first, again, firstByCdn, againByCdn, round].map(row),
  );
}

function assumptionsTable() {
  const { firstShare, busiestHour, burst, messageShare, utilisation, ...rest } = ASSUMPTIONS;
  return asMarkdown(
    ['assumed', ''],
    [
      ['visitors who were never there before', percent(firstShare)],
      ['visitors of a day who come in its busiest hour', percent(busiestHour)],
      ['the busiest second of that hour, in average seconds', whole(burst)],
      ['visitors who write a message', percent(messageShare)],
      ['how much of a processor may be taken in the busiest second', percent(utilisation)],
      ['processors of a server, and those that answer', numbersOf(rest)],
      ['fewest servers', whole(rest.fewestServers)],
      ['connections of a server to the database', whole(rest.pool + rest.connectionsBesidePool)],
      ...STEPS.map(({ visitors, rounds, changes }) => [
        `with ${whole(visitors)} visitors a day: rounds of staff through the console, changes of what visitors see`,
        `${whole(rounds)}, ${whole(changes)}`,
      ]),
    ],
  );
}

const numbersOf = ({ processorsPerServer, answeringProcessorsPerServer }) =>
  `${whole(processorsPerServer)}, ${whole(answeringProcessorsPerServer)}`;

const ROWS = [
  ['visits in the busiest second', ({ visitsPerSecond }) => inFull(visitsPerSecond)],
  ['requests in the busiest second', ({ requestsPerSecond }) => inFull(requestsPerSecond)],
  ['processors busy with them', ({ busyProcessors }) => inFull(busyProcessors)],
  ['servers', ({ servers }) => whole(servers)],
  ['their memory', ({ memory }) => amount(memory)],
  ['transactions in the busiest second', ({ transactionsPerSecond }) => inFull(transactionsPerSecond)],
  ['processors of the database', ({ databaseProcessors }) => inFull(databaseProcessors)],
  ['connections to the database', ({ connections }) => whole(connections)],
  ['messages and their log, by the year', ({ messagesPerYear }) => amount(messagesPerYear)],
  ['drawing changed pages, by the day', ({ drawingSecondsPerDay }) => `${inFull(drawingSecondsPerDay)} s`],
  ['line in the busiest second', ({ bitsPerSecond }) => perSecond(bitsPerSecond)],
  ['processor hours of servers, by the month', ({ processorHours }) => whole(processorHours)],
  ['sent by the servers, by the month', ({ sentPerMonth }) => amount(sentPerMonth)],
  ['sent by the CDN, by the month', ({ sentByCdnPerMonth }) => amount(sentByCdnPerMonth)],
];

const planTable = (plans) =>
  asMarkdown(
    ['visitors a day', ...plans.map(({ visitors }) => whole(visitors))],
    ROWS.map(([name, cell]) => [name, ...plans.map(cell)]),
  );

/** As Prettier writes tables: the first column to the left, cells as wide as their column. */
function asMarkdown(head, rows) {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => line[column].length)));
  const lineOf = (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lineOf(head), rule, ...rows.map(lineOf)].join('\n');
}

// Weighs the built site against a bare server that sends the same bytes. A missed promise is an exit code only with --check.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stopWithParent } from '../stop-with-parent.mjs';
import { weighBackups } from './backups/weigh-backups.mjs';
import { compare } from './compare.mjs';
import { weighScripts } from './landing-scripts.mjs';
import { CONTACT_MESSAGES } from './lists/contact-messages.mjs';
import { CONTENT } from './lists/content.mjs';
import { fillTables } from './lists/fill-tables.mjs';
import { TESTIMONIALS } from './lists/testimonials.mjs';
import { timeLists } from './lists/time-lists.mjs';
import { USERS } from './lists/users.mjs';
import { stopAll } from './processes.mjs';
import { LANDING_SCRIPTS, SCENARIOS } from './scenarios.mjs';
import { makeDataFolder, missingBuilds, startSite } from './site.mjs';
import { backupsTable, readingsTable, scriptsLine, waitsTable } from './table.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LISTS = [CONTENT, USERS, TESTIMONIALS, CONTACT_MESSAGES];
const EFFORT = { rounds: 9, seconds: 2 };
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const missing = missingBuilds(root);
if (missing.length > 0) {
  console.error(`There is no build of ${missing.join(', ')}: run \`npm run build\` first.`);
  process.exit(1);
}

const dataFolder = makeDataFolder();
let ending;
const end = () => (ending ??= stopAll().finally(() => rmSync(dataFolder, { recursive: true, force: true })));

stopWithParent();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => end().finally(() => process.exit(1)));

try {
  const findings = await measure();
  report(findings);
  if (
    values.check &&
    ![...findings.readings, ...findings.waits, ...findings.backups, findings.scripts].every(
      ({ isKept }) => isKept,
    )
  )
    process.exitCode = 1;
} catch (error) {
  process.exitCode = 1;
  // What fails while the bench is ended fails for that.
  if (!ending) console.error(error);
} finally {
  await end();
}

async function measure() {
  const loadBefore = loadavg();
  const site = await startSite(root, dataFolder);
  console.log('Weighing the scripts of the landing page ...');
  const { path, atMost } = LANDING_SCRIPTS;
  const weighed = await weighScripts(site.address + path);
  const scripts = { path, atMost, ...weighed, isKept: weighed.bytes !== null && weighed.bytes <= atMost };
  const readings = [];
  for (const scenario of SCENARIOS) {
    console.log(`Measuring GET ${scenario.path} ...`);
    readings.push(await compare(site, scenario, EFFORT));
  }
  await fillTables(dataFolder, LISTS);
  const waits = [];
  for (const list of LISTS) {
    console.log(`Timing lists of ${list.rows} rows of ${list.table} ...`);
    waits.push(...(await timeLists(site, list)));
  }
  console.log('Backing up and restoring a gigabyte ...');
  const backups = await weighBackups(root);
  return { loadBefore, readings, scripts, waits, backups };
}

function report(findings) {
  const { readings, waits, backups, scripts } = findings;
  const tables = [readingsTable(readings), waitsTable(waits), backupsTable(backups), scriptsLine(scripts)];
  console.log(`\n${tables.join('\n\n')}`);
  const moment = new Date().toISOString();
  const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model };
  const file = join(root, '.bench', `${moment.replaceAll(':', '-')}.json`);
  mkdirSync(join(root, '.bench'), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ moment, machine, effort: EFFORT, ...findings }, null, 2)}\n`);
  console.log(`All figures: ${file}`);
}

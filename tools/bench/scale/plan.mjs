const HOUR_SECONDS = 3600;
const GB = 1000 ** 3;

/** What single things cost, from the figures of a whole run of the bench. Seconds are those of a processor, sizes bytes. */
export function costsOf({ parts: { visits, growth, pages } }) {
  const visit = (name) => {
    const found = visits.find((each) => each.name === name);
    if (!found) throw new Error(`The bench has no figures of the ${name}.`);
    return found;
  };
  const rowOf = (name) => {
    const table = growth.tables.find((each) => each.name === name);
    return table.rowBytes + table.rowIndexBytes;
  };
  return {
    first: visit('first visit'),
    again: visit('visit again'),
    firstByCdn: visit('first visit, files from a CDN'),
    againByCdn: visit('visit again, files from a CDN'),
    round: visit('round in the console'),
    drawingSeconds: Math.max(...pages.drawn.map(({ drawing }) => drawing)) / 1000,
    memoryBytes: Math.max(...visits.map(({ memoryBytes }) => memoryBytes)),
    messageBytes: rowOf('contact_message') + rowOf('audit_entry'),
  };
}

/** What so many visitors a day take; `byCdn`: the files of modules and uploads come from a CDN. */
export function planFor({ visitors, rounds, changes }, costs, assumptions, byCdn) {
  const { firstShare, busiestHour, burst, utilisation } = assumptions;
  const [first, again] = byCdn ? [costs.firstByCdn, costs.againByCdn] : [costs.first, costs.again];
  const mean = (figure) => firstShare * first[figure] + (1 - firstShare) * again[figure];
  const perSecond = ((visitors * busiestHour) / HOUR_SECONDS) * burst;
  const roundsPerSecond = ((rounds * busiestHour) / HOUR_SECONDS) * burst;

  const busy = perSecond * mean('processorSeconds') + roundsPerSecond * costs.round.processorSeconds;
  const servers = Math.max(
    assumptions.fewestServers,
    Math.ceil(busy / utilisation / assumptions.answeringProcessorsPerServer),
  );
  const databaseBusy = perSecond * mean('databaseSeconds') + roundsPerSecond * costs.round.databaseSeconds;
  const all = byCdn ? { first: costs.first, again: costs.again } : { first, again };
  const visitBytes = firstShare * all.first.bytes + (1 - firstShare) * all.again.bytes;
  return {
    visitors,
    visitsPerSecond: perSecond,
    requestsPerSecond: perSecond * mean('requests') + roundsPerSecond * costs.round.requests,
    busyProcessors: busy,
    servers,
    ...bought(servers, costs, assumptions),
    databaseProcessors: databaseBusy / utilisation,
    transactionsPerSecond: perSecond * mean('transactions') + roundsPerSecond * costs.round.transactions,
    bitsPerSecond: perSecond * mean('bytes') * 8,
    sentPerMonth: (visitors * mean('bytes') * assumptions.daysOfMonth) / GB,
    sentByCdnPerMonth: byCdn ? (visitors * (visitBytes - mean('bytes')) * assumptions.daysOfMonth) / GB : 0,
    drawingSecondsPerDay: changes * costs.drawingSeconds * servers,
    messagesPerYear: (visitors * assumptions.messageShare * 365 * costs.messageBytes) / GB,
  };
}

const bought = (servers, costs, { processorsPerServer, pool, connectionsBesidePool, daysOfMonth }) => ({
  memory: (servers * costs.memoryBytes) / GB,
  connections: servers * (pool + connectionsBesidePool),
  processorHours: servers * processorsPerServer * 24 * daysOfMonth,
});

/** How many visitors a day one server bears by what is assumed, staff left out. */
export function visitorsPerServer(costs, assumptions, byCdn) {
  const { firstShare, busiestHour, burst, utilisation, answeringProcessorsPerServer } = assumptions;
  const [first, again] = byCdn ? [costs.firstByCdn, costs.againByCdn] : [costs.first, costs.again];
  const perVisit = firstShare * first.processorSeconds + (1 - firstShare) * again.processorSeconds;
  return (utilisation * answeringProcessorsPerServer * HOUR_SECONDS) / (perVisit * busiestHour * burst);
}

import { asTable, MEGABYTE, toTenths } from '../table.mjs';

const MS = 1000;
const inMs = (seconds) => (seconds === null ? 'not told' : toTenths(seconds * MS));

/** A line for each kind of visit: what it asks for, and what it costs. */
export const visitsTable = (visits) =>
  visits
    ? asTable(
        visits.map((visit) => ({
          visit: visit.name,
          pages: visit.pages,
          requests: visit.requests,
          'KB sent': Math.round(visit.bytes / 1024),
          'processor ms': inMs(visit.processorSeconds),
          'visits per processor second': toTenths(1 / visit.processorSeconds),
          'database ms': inMs(visit.databaseSeconds),
          transactions: toTenths(visit.transactions),
          'memory MB': Math.round(visit.memoryBytes / MEGABYTE),
          failures: visit.failures,
        })),
      )
    : 'Nobody visited the site: there is no Chromium.';

export const failedVisits = (visits) =>
  (visits ?? [])
    .filter(({ failures }) => failures > 0)
    .map(({ name, failures }) => `${failures} requests of the ${name} failed.`);

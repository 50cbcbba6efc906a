import en from '../settings-page/texts/en.json';
import { problemName } from './delivery-table.tsx';

describe('problemName', () => {
  it.each([
    ['ESOCKET', 'unreachable'],
    ['ECONNREFUSED', 'unreachable'],
    ['UND_ERR_CONNECT_TIMEOUT', 'slow'],
    ['ENOTFOUND', 'unknown-host'],
    ['EAUTH 535', 'login'],
    ['EENVELOPE 550', 'recipient'],
    ['no address', 'recipient'],
    ['HTTP 422', 'refused'],
    ['other SECRET_KEY', 'key'],
    ['interrupted', 'interrupted'],
    ['unknown reason', 'unknown'],
    ['E_OF_TOMORROW', 'unknown'],
  ])('returns the translation key of the problem “%s”', (problem, name) => {
    expect(problemName(problem)).toBe(name);
    expect(en).toHaveProperty([`deliveries.problems.${name}`]);
  });
});

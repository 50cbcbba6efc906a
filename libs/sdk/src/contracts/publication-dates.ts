export * from '@vitral/contracts/publication-dates';

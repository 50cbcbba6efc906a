export * from '@vitral/contracts/opening-hours';

export * from '@vitral/contracts/visit-timings';

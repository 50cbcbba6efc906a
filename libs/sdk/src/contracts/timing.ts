export * from '@vitral/contracts/timing';

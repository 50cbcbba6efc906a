export * from '@vitral/contracts/limits';

export * from '@vitral/contracts/settings';

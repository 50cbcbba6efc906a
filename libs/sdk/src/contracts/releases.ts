export * from '@vitral/contracts/releases';

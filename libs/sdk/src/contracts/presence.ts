export * from '@vitral/contracts/presence';

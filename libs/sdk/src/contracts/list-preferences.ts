export * from '@vitral/contracts/list-preferences';

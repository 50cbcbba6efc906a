export * from '@vitral/contracts/items';

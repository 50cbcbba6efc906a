export * from '@vitral/contracts/item-urls';

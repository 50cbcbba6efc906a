export * from '@vitral/contracts/normalize-text';

export * from '@vitral/contracts/imports';

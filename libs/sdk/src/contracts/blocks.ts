export * from '@vitral/contracts/blocks';

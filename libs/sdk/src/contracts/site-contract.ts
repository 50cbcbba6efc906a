export * from '@vitral/contracts/site-contract';

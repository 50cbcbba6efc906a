export * from '@vitral/contracts/site-calls';

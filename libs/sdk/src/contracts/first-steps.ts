export * from '@vitral/contracts/first-steps';

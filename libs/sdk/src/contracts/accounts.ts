export * from '@vitral/contracts/accounts';

export * from '@vitral/contracts/identity-providers';

export * from '@vitral/contracts/access-tokens';

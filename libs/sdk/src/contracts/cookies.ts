export * from '@vitral/contracts/cookies';

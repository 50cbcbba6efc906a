export * from '@vitral/contracts/social-feeds';

export * from '@vitral/contracts/redirects';

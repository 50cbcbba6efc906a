export * from '@vitral/contracts/news';

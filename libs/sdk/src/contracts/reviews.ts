export * from '@vitral/contracts/reviews';

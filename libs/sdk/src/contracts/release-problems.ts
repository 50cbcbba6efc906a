export * from '@vitral/contracts/release-problems';

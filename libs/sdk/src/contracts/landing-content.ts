export * from '@vitral/contracts/landing-content';

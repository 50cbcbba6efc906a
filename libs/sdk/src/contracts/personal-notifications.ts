export * from '@vitral/contracts/personal-notifications';

export * from '@vitral/contracts/notifications';

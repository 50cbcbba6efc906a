export * from '@vitral/contracts/module-overview';

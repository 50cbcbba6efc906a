export * from '@vitral/contracts/module-grants';

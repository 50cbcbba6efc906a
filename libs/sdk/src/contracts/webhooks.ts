export * from '@vitral/contracts/webhooks';

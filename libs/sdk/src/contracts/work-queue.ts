export * from '@vitral/contracts/work-queue';

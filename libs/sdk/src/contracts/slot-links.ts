export * from '@vitral/contracts/slot-links';

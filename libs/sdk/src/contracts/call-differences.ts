export * from '@vitral/contracts/call-differences';

export * from '@vitral/contracts/slots';

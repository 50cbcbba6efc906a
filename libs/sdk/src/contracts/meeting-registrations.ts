export * from '@vitral/contracts/meeting-registrations';

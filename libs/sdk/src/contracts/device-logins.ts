export * from '@vitral/contracts/device-logins';

export * from '@vitral/contracts/countries';

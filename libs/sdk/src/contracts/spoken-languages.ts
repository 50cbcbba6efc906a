export * from '@vitral/contracts/spoken-languages';

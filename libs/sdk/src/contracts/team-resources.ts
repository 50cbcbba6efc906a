export * from '@vitral/contracts/team-resources';

export * from '@vitral/contracts/team-members';

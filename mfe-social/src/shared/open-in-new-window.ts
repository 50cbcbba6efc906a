/** Opens somebody else's page in a window of its own, which learns nothing of ours. */
export function openPage(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}

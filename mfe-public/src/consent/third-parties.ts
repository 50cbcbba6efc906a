/** Shows the pictures whose URLs are in `data-third-party`, or their fallbacks (`data-fallback`) again. */
export function showThirdParties(isAllowed: boolean): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('[data-third-party]')) {
    picture.src = picture.dataset[isAllowed ? 'thirdParty' : 'fallback'] ?? '';
  }
}

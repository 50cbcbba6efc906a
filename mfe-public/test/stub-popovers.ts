/** Adds popovers and their buttons, which jsdom lacks. An open one has the attribute `data-open`. */
export function stubPopovers(): void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '[popover]:not([data-open]) { display: none }';
  HTMLElement.prototype.togglePopover = function togglePopover(force) {
    if (force === true && this.autofocus) this.focus();
    return this.toggleAttribute('data-open', force === true);
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    this.togglePopover(false);
  };
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    document.getElementById(button?.getAttribute('popovertarget') ?? '')?.togglePopover(true);
  });
}

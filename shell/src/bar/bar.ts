let isStyled = false;

/** Shows a bar, labelled `label`, at the bottom of any page. Uses no library, because libraries may have failed to load. */
export function showBar({ label, text }: { label: string; text: string }) {
  addStyle();
  const bar = document.createElement('aside');
  bar.className = 'vitral-bar';
  bar.setAttribute('aria-label', label);
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  bar.append(line);
  document.body.append(bar);
  // Screen readers announce the text only if the live region existed before it.
  line.textContent = text;
  return {
    addButton(name: string, onClick: () => void) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
      button.addEventListener('click', onClick);
      bar.append(button);
      return button;
    },
    setText: (words: string) => {
      line.textContent = words;
    },
    remove: () => bar.remove(),
  };
}

export type Bar = ReturnType<typeof showBar>;

/** The content security policy blocks inline styles; constructed style sheets are allowed. */
function addStyle(): void {
  if (isStyled || !('adoptedStyleSheets' in document)) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * The bar looks the same in light and dark mode, since it belongs to no page. It takes up space, so that it does not
 * cover the end of the page. Public pages set `--notice` to the height of the cookie banner, which lies over everything.
 */
const STYLE = `
.vitral-bar {
  position: sticky; z-index: 2147483000; bottom: calc(0.75rem + var(--notice, 0rem)); box-sizing: border-box;
  display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center;
  width: fit-content; max-width: min(44rem, 100% - 1.5rem); margin: 0.75rem auto; padding: 0.6rem 0.9rem;
  border: 1px solid #8f8aa8; border-radius: 0.7rem; background: #1c1a2e; color: #fff;
  font: 0.9375rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere;
}
.vitral-bar p { flex: 1 1 14rem; margin: 0; color: inherit; font: inherit; }
.vitral-bar button {
  min-height: 2.25rem; margin: 0; padding: 0.3rem 0.9rem; border: 1px solid #fff; border-radius: 0.5rem;
  background: transparent; color: #fff; font: inherit; cursor: pointer;
}
.vitral-bar button:hover { background: #3d37a6; }
.vitral-bar button:focus-visible { outline: 3px solid #ffd479; outline-offset: 2px; }
@media print { .vitral-bar { display: none; } }
`;

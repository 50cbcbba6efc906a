import { BAR_STYLE } from './bar.style.ts';

interface BarOptions {
  /** Accessible name. */
  label: string;
  text: string;
}

export interface Bar {
  addButton: (text: string, onClick: () => void) => HTMLButtonElement;
  setText: (text: string) => void;
  remove: () => void;
}

let isStyled = false;

/**
 * Shows a bar at the bottom of any page of the site. It uses no library, because a library may be what failed to
 * load.
 */
export function showBar({ label, text }: BarOptions): Bar {
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
    addButton(name, onClick) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
      button.addEventListener('click', onClick);
      bar.append(button);
      return button;
    },
    setText: (words) => {
      line.textContent = words;
    },
    remove: () => bar.remove(),
  };
}

/** The content security policy blocks inline styles; constructed style sheets are allowed. */
function addStyle(): void {
  if (isStyled || !('adoptedStyleSheets' in document)) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BAR_STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

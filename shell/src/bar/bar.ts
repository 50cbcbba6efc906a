import { BAR_STYLE } from './bar.style.ts';

interface BarOptions {
  /** What a screen reader calls it. */
  label: string;
  text: string;
}

export interface Bar {
  addButton: (text: string, onClick: () => void) => HTMLButtonElement;
  say: (text: string) => void;
  remove: () => void;
}

let isStyled = false;

/** A line at the foot of any page of the site, drawn without a library, since those may be what did not come. */
export function showBar({ label, text }: BarOptions): Bar {
  addStyle();
  const bar = document.createElement('aside');
  bar.className = 'vitral-bar';
  bar.setAttribute('aria-label', label);
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  bar.append(line);
  document.body.append(bar);
  // Said aloud only when the region stood before its words.
  line.textContent = text;
  return {
    addButton(name, onClick) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
      button.addEventListener('click', onClick);
      bar.append(button);
      return button;
    },
    say: (words) => {
      line.textContent = words;
    },
    remove: () => bar.remove(),
  };
}

/** The policy of our pages allows no style of their own but one that is made like this. */
function addStyle(): void {
  if (isStyled || !('adoptedStyleSheets' in document)) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BAR_STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

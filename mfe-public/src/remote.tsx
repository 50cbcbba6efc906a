import './site/public-path.ts';
import '@vitral/sdk/fonts/figtree.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

/** Renders the page of the current URL in the browser, because the server could not. */
export { mountPage as mount } from './rendering/mount-page.tsx';

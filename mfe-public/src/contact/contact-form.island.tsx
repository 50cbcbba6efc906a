import { reactIsland } from '../site/react-island.tsx';
import { ContactForm } from './contact-form.tsx';

export default reactIsland(ContactForm);

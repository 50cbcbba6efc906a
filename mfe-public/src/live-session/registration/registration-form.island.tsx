import { reactIsland } from '../../site/react-island.tsx';
import { RegistrationForm } from './registration-form.tsx';

export default reactIsland(RegistrationForm);

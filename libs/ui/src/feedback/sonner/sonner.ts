// The order of these three lines is their meaning.
import './hold-styles.ts';
export { toast, Toaster } from 'sonner';
import './release-styles.ts';

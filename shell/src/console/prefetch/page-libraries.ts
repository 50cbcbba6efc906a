// The shared libraries that nearly every page needs.
import '@vitral/ui/data';
import '@vitral/ui/forms';

import { useRouteError } from '@vitral/router';
import { GenericErrorPanel } from './generic-error-panel.tsx';

/** Last resort for errors outside every page. */
export function PageFailure() {
  return <GenericErrorPanel error={useRouteError()} onRetry={() => window.location.reload()} />;
}

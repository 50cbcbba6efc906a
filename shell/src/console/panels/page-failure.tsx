import { useRouteError } from '@vitral/router';
import { GenericErrorPanel } from './generic-error-panel.tsx';

/** The last resort: something outside every page broke. */
export function PageFailure() {
  return <GenericErrorPanel error={useRouteError()} onRetry={() => window.location.reload()} />;
}

import { isApiError } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { Button, PageSkeleton } from '@vitral/ui';
import { Component, useEffect, type ReactNode } from 'react';
import { isChunkOfRelease, isLoadError, ModuleLoadError } from '../federation/diagnose.ts';
import type { PageRequest } from '../federation/page-request.ts';
import { shownRelease, showPrevious } from '../federation/previous-releases.ts';
import { recoverFailedChunk } from '../federation/recover-page.ts';
import { reportLoad } from '../federation/report-load.ts';
import { reload } from '../page/navigation.ts';
import { useBoot } from './boot-context.ts';
import { GenericErrorPanel, MessagePanel } from './panels.tsx';
import { useSetWatch } from './release-set/set-watch.ts';

interface PageBoundaryProps {
  request: PageRequest;
  children: ReactNode;
  /** Renders the page again; with `isModuleFailure` its module is loaded again. */
  onRetry: (isModuleFailure: boolean) => void;
}

interface Failure {
  error: unknown;
  isRecovering: boolean;
}

const NONE: Failure = { error: null, isRecovering: false };

/** Error boundary of one page: its module failed to load, or the page itself threw. */
export class PageBoundary extends Component<PageBoundaryProps, Failure> {
  override state = NONE;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const { request, onRetry } = this.props;
    if (!isChunkOfRelease(shownRelease(request), error)) return;
    this.setState({ isRecovering: true });
    void recoverFailedChunk(request, error).then((failure) => {
      if (failure) return this.setState({ error: failure, isRecovering: false });
      onRetry(true);
      this.setState(NONE);
    });
  }

  private retry = () => {
    const { error } = this.state;
    this.props.onRetry(error instanceof ModuleLoadError || isLoadError(error));
    this.setState(NONE);
  };

  override render() {
    const { error, isRecovering } = this.state;
    if (error === null) return this.props.children;
    if (isRecovering) return <PageSkeleton />;
    const { request } = this.props;
    if (error instanceof ModuleLoadError)
      return <ModuleFailurePanel error={error} request={request} onRetry={this.retry} />;
    return <BrokenPagePanel error={error} request={request} onRetry={this.retry} />;
  }
}

interface PanelProps<Cause> {
  error: Cause;
  request: PageRequest;
  onRetry: () => void;
}

/** Shown for a module that failed to load or start; the other pages of the console still work. */
function ModuleFailurePanel({ error, request, onRetry }: PanelProps<ModuleLoadError>) {
  const { t } = useTranslation('shell');
  const { override } = useBoot();
  const watch = useSetWatch();
  useEffect(() => void watch?.check(), [watch]);
  // A newer set may contain the files that this one is missing.
  const retry = () => {
    if (!watch?.isDue()) return onRetry();
    watch.recordReload();
    reload();
  };
  const machine = override?.module === request.module.name ? override.address : null;
  return (
    <MessagePanel
      title={t('module.failed')}
      text={machine ? t('module.developed', { url: machine }) : t(`module.reason.${error.reason}`)}
      detail={t('module.name', { name: error.moduleName })}
      actions={
        <>
          <Button variant="contained" onClick={retry}>
            {t('module.retry')}
          </Button>
          <Button variant="outlined" onClick={reload}>
            {t('common:actions.refreshPage')}
          </Button>
        </>
      }
    />
  );
}

/** Shown for a page that loaded but failed to render, because of an API response or an error in its code. */
function BrokenPagePanel({ error, request, onRetry }: PanelProps<unknown>) {
  const { t } = useTranslation('shell');
  const { set, module, fallback } = request;
  const isBroken = isOwnFault(error);
  useEffect(() => {
    if (isBroken && shownRelease(request) === module) reportLoad(set, module, 'broken', 'failed');
  }, [isBroken, request, set, module]);

  const canGoBack = isBroken && fallback !== null && shownRelease(request) === module;
  const goBack = () => {
    showPrevious(set, module.name);
    onRetry();
  };
  return (
    <GenericErrorPanel error={error} onRetry={onRetry}>
      {canGoBack && (
        <Button variant="outlined" onClick={goBack}>
          {t('module.usePrevious')}
        </Button>
      )}
    </GenericErrorPanel>
  );
}

/** Returns whether the page's code threw: not an error of the API, of the network or of loading a chunk. */
function isOwnFault(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DOMException || isApiError(error)) return false;
  return !isLoadError(error) && !/fetch|network|Load failed/i.test(error.message);
}

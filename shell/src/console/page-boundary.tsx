import { PageSkeleton } from '@vitral/ui';
import { Component, type ReactNode } from 'react';
import { isChunkOfRelease, isLost } from '../federation/diagnose.ts';
import { recoverLostChunk } from '../federation/lost-chunk.ts';
import { ModuleLoadError } from '../federation/module-load-error.ts';
import type { PageRequest } from '../federation/page-request.ts';
import { shownRelease } from '../federation/shown-release.ts';
import { BrokenPagePanel } from './panels/broken-page-panel.tsx';
import { ModuleFailurePanel } from './panels/module-failure-panel.tsx';

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
    void recoverLostChunk(request, error).then((failure) => {
      if (failure) return this.setState({ error: failure, isRecovering: false });
      onRetry(true);
      this.setState(NONE);
    });
  }

  private retry = () => {
    const { error } = this.state;
    this.props.onRetry(error instanceof ModuleLoadError || isLost(error));
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

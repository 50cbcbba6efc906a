import type { BootModule } from '@vitral/contracts';
import { Component, type ReactNode } from 'react';
import { ModuleLoadError } from '../federation/load-module.ts';
import { GenericErrorPanel } from './panels/generic-error-panel.tsx';
import { ModuleFailurePanel } from './panels/module-failure-panel.tsx';

interface PageBoundaryProps {
  module: BootModule;
  children: ReactNode;
  onRetry: (isModuleFailure: boolean) => void;
}

/** Keeps the failure of one page to that page: its module did not come, or the page itself broke. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private retry = () => {
    const isModuleFailure = this.state.error instanceof ModuleLoadError;
    this.props.onRetry(isModuleFailure);
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ModuleLoadError) return <ModuleFailurePanel error={error} onRetry={this.retry} />;
    return <GenericErrorPanel error={error} onRetry={this.retry} />;
  }
}

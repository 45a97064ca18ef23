import { Component, type ReactNode } from 'react';
import { browserPage } from '../browser/browserPage';
import { PageFailure } from './PageFailure';

interface PageErrorBoundaryProps {
  path: string;
  /** True for the boundary around the whole site: the failure then needs a `main` element. */
  isOutermost?: boolean;
  children: ReactNode;
}

/** The last resort: if a page throws, offers to reload the document. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: PageErrorBoundaryProps) {
    if (this.state.hasFailed && previous.path !== this.props.path) this.setState({ hasFailed: false });
  }

  override componentDidCatch(error: Error) {
    console.error(`[shell] Failed to show ${this.props.path}.`, error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const failure = <PageFailure onRetry={browserPage.reload} />;
    return this.props.isOutermost === true ? <main id="main">{failure}</main> : failure;
  }
}

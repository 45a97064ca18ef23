import { SiteError } from '@portfolio/contract';
import { Component, type ReactNode } from 'react';
import { browserPage } from '../browser/browserPage';

interface PageErrorBoundaryProps {
  path: string;
  children: ReactNode;
}

/** Errors of pages that only a document of their own can show. */
const RELOAD_CODES: ReadonlySet<string> = new Set(['OTHER_COMPOSITION', 'OTHER_RIGHTS']);

/** The last resort: a page whose HTML could not be had, or that threw, offers to be loaded as a document. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: PageErrorBoundaryProps) {
    if (this.state.hasFailed && previous.path !== this.props.path) this.setState({ hasFailed: false });
  }

  override componentDidCatch(error: Error) {
    // Back or forward led to a page of another composition or policy: its address is in the bar already.
    if (error instanceof SiteError && RELOAD_CODES.has(error.code)) browserPage.reload();
    console.error(`[shell] Failed to show ${this.props.path}.`, error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { path } = this.props;
    return (
      <main
        id="main"
        role="alert"
        style={{ padding: '4rem 1rem', maxInlineSize: '42rem', marginInline: 'auto' }}
      >
        <h1 tabIndex={-1}>This page could not be loaded</h1>
        <p>The connection failed or the page is not there. Nothing you entered elsewhere is lost.</p>
        <p>
          <a href={path} data-reload>
            Try again
          </a>{' '}
          or go to{' '}
          <a href="/" data-reload>
            the start page
          </a>
          .
        </p>
      </main>
    );
  }
}

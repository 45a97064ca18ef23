import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  isWanted: boolean;
  /** Called after a failure, so that the owner can report it and reset its request. */
  onFail: (error: unknown) => void;
  children: ReactNode;
}

/** Contains errors of a part of a page: only that part is lost, and it is rendered again when it is next wanted. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ isWanted }: PartBoundaryProps) {
    if (this.state.hasFailed && this.props.isWanted && !isWanted) this.setState({ hasFailed: false });
  }

  override componentDidCatch(error: Error) {
    console.error(error);
    this.props.onFail(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

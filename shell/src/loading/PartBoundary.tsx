import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  isWanted: boolean;
  /** Called after a failure, so that the owner can say so and take back its request. */
  onFail: () => void;
  children: ReactNode;
}

/** Contains what a part of a page throws: it costs itself only, and is started again when it is wanted again. */
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
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

import { DemoPage as SharedDemoPage, type DemoPageProps } from '@portfolio/kit/demo';

/** The layout of every demo of this remote. */
export function DemoPage(props: Omit<DemoPageProps, 'kicker'>) {
  return <SharedDemoPage {...props} kicker="JavaScript demo" />;
}

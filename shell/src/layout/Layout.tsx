import type { ReactNode } from 'react';
import { AlertRegion } from '../alerts/AlertRegion';
import { useWelcomeAlert } from '../alerts/useWelcomeAlert';
import type { PageData } from '../site-map/pageData';
import { Breadcrumbs } from './breadcrumbs/Breadcrumbs';
import { CountdownBanner } from './countdown/CountdownBanner';
import type { StillParts } from './stillParts';
import { Header } from './header/Header';
import { useIsScrollingDown } from './header/useIsScrollingDown';
import { LazyScrollIndicator } from './LazyScrollIndicator';
import { DocumentStyle, StyledLayout, StyledMain, StyledSkipLink } from './Layout.styles';

const MAIN_ID = 'main';

interface LayoutProps {
  data: PageData;
  /** Controls in the header that do not belong to the layout: the command palette, the account menu. */
  actions?: ReactNode;
  parts: StillParts;
  children: ReactNode;
}

/** The frame around every page. It needs an `AlertProvider` above it and knows the page only from its data. */
export function Layout({ data, actions, parts: { Footer, NavList }, children }: LayoutProps) {
  const isScrollingDown = useIsScrollingDown();
  const isHome = data.page === 'home';
  useWelcomeAlert(isHome);
  return (
    <StyledLayout data-mini-header={isScrollingDown || undefined}>
      <DocumentStyle />
      <StyledSkipLink href={`#${MAIN_ID}`}>Skip to the content</StyledSkipLink>
      <Header currentPath={data.path} isScrollingDown={isScrollingDown} NavList={NavList} actions={actions} />
      <CountdownBanner isBesideBreadcrumb={data.crumbs.length > 1} />
      <Breadcrumbs crumbs={data.crumbs} />
      {/* Drawn over the page wherever it is in the document: here, Tab reaches it before the page, not after all of it. */}
      <AlertRegion isInCorner={isHome} />
      <StyledMain id={MAIN_ID} tabIndex={-1}>
        {children}
      </StyledMain>
      {isHome && <CountdownBanner shows="expired" />}
      <LazyScrollIndicator currentPath={data.path} />
      <Footer />
    </StyledLayout>
  );
}

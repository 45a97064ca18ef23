import { memo, useId } from 'react';
import { InstallButton } from '../../offline/InstallButton';
import { SITE } from '../../site';
import {
  StyledAddress,
  StyledBase,
  StyledColumns,
  StyledCopyright,
  StyledFooter,
  StyledInner,
  StyledList,
  StyledListTitle,
} from './Footer.styles';
import { BUSINESS_LINKS, LEGAL_LINKS } from './footerLinks';
import type { FooterLink } from './footerLinks';

const SOCIAL_LINKS: readonly FooterLink[] = SITE.socials.map(({ name, url }) => ({ name, path: url }));

/** The same on all pages, so rendered only once. */
export const Footer = memo(function Footer() {
  return (
    <StyledFooter>
      <StyledInner>
        <StyledAddress>
          <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
        </StyledAddress>
        <StyledColumns>
          <FooterList title="Elsewhere" links={SOCIAL_LINKS} />
          <FooterList title="Legal" links={LEGAL_LINKS} />
          <FooterList title="Business" links={BUSINESS_LINKS} />
        </StyledColumns>
        <StyledBase>
          <StyledCopyright>
            © {SITE.copyrightYear} {SITE.name}
            {SITE.isExample && (
              <>
                , an <a href="/disclaimer#examples">example</a>
              </>
            )}
          </StyledCopyright>
          <InstallButton />
        </StyledBase>
      </StyledInner>
    </StyledFooter>
  );
});

function FooterList({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <StyledListTitle id={titleId}>{title}</StyledListTitle>
      <StyledList role="list">
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </StyledList>
    </nav>
  );
}

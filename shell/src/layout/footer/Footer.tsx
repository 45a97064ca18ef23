import { useId } from 'react';
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
import { INSTALL_ATTRIBUTE } from './installAttribute';

const SOCIAL_LINKS: readonly FooterLink[] = SITE.socials.map(({ name, url }) => ({ name, path: url }));

/** The same on all pages. */
export function Footer() {
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
        <StyledBase {...{ [INSTALL_ATTRIBUTE]: '' }}>
          <StyledCopyright>
            © {SITE.copyrightYear} {SITE.name}
            {SITE.isExample && (
              <>
                , an <a href="/disclaimer#examples">example</a>
              </>
            )}
          </StyledCopyright>
        </StyledBase>
      </StyledInner>
    </StyledFooter>
  );
}

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

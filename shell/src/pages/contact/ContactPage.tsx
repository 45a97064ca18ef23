import {
  Artboard,
  Button,
  ExternalIcon,
  MailIcon,
  PageHeader,
  Section,
  VisuallyHidden,
} from '@portfolio/design';
import { SITE } from '../../site';
import type { PageData } from '../../site-map/pageData';
import {
  StyledAddress,
  StyledAddressRow,
  StyledElsewhere,
  StyledHelpful,
  StyledMail,
  StyledMailActions,
  StyledMails,
  StyledSubject,
} from './ContactPage.styles';
import { CONTACT_LEAD, HELPFUL, READY_MAILS } from './content';
import { CopyButton } from './CopyButton';
import { toMailText, toMailUrl } from './toMailUrl';

export function ContactPage({ data }: { data: PageData }) {
  return (
    <>
      <PageHeader kicker="How to reach me" title={data.title} lead={CONTACT_LEAD} />
      <StyledAddressRow>
        <StyledAddress href={`mailto:${SITE.email}`}>{SITE.email}</StyledAddress>
        <CopyButton text={SITE.email} name="the address" />
      </StyledAddressRow>
      <Section
        id="ready-mails"
        title="Start from a ready mail"
        measure={`${READY_MAILS.length} beginnings`}
        lead="Each opens in your own mail program with the gaps left for you. Nothing is sent from this page."
      >
        <StyledMails role="list">
          {READY_MAILS.map((mail) => (
            <StyledMail key={mail.id}>
              <Artboard label={`Subject: ${mail.subject}`}>
                <h3>{mail.title}</h3>
                <StyledSubject>
                  {mail.lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </StyledSubject>
                <StyledMailActions>
                  <Button category="small" icon={<MailIcon />} href={toMailUrl(mail)}>
                    Open as a mail<VisuallyHidden> about {mail.title.toLowerCase()}</VisuallyHidden>
                  </Button>
                  <CopyButton text={toMailText(mail)} name="the text" />
                </StyledMailActions>
              </Artboard>
            </StyledMail>
          ))}
        </StyledMails>
      </Section>
      <Section id="helpful" title="What helps me answer" measure={`${HELPFUL.length} things`}>
        <StyledHelpful>
          {HELPFUL.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </StyledHelpful>
      </Section>
      <Section id="elsewhere" title="Elsewhere">
        <StyledElsewhere role="list">
          {SITE.socials.map(({ name, url }) => (
            <li key={url}>
              <Button category="border" icon={<ExternalIcon />} href={url} rel="me">
                {name}
              </Button>
            </li>
          ))}
        </StyledElsewhere>
      </Section>
    </>
  );
}

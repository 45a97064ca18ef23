import {
  Artboard,
  Button,
  ExternalIcon,
  MailIcon,
  PageHeader,
  Section,
  VisuallyHidden,
} from '@portfolio/design';
import { keepFocus } from '@portfolio/kit';
import { Fragment, useState } from 'react';
import { useLazyPart } from '../../loading/useLazyPart';
import { ExampleLink } from '../../profile/ExampleLink';
import { SITE } from '../../site';
import type { PageData } from '../../site-map/pageData';
import {
  StyledAddress,
  StyledAddressRow,
  StyledElsewhere,
  StyledFormPlace,
  StyledHelpful,
  StyledMail,
  StyledMailActions,
  StyledMails,
  StyledMessage,
  StyledOpening,
  StyledSubject,
} from './page.styles';
import { CONTACT_LEAD, HELPFUL, READY_MAILS } from './content';
import { CopyButton } from './CopyButton';
import { toMailText, toMailUrl } from './toMailUrl';

const loadForm = () =>
  import(/* webpackChunkName: "contact-form" */ './ContactForm').then((module) => module.ContactForm);

/** The form is loaded once the page has hydrated: without scripts it would not work. */
function MessageSection() {
  const [isWanted, setIsWanted] = useState(true);
  const { Part: ContactForm, hasFailed } = useLazyPart(loadForm, isWanted, () => setIsWanted(false));
  return (
    <StyledMessage>
      <Section
        id="message"
        title="Write a message"
        lead="It opens as an email in your own program, ready to send."
      >
        <StyledFormPlace ref={keepFocus} tabIndex={-1}>
          {ContactForm !== null && <ContactForm />}
          {hasFailed && (
            <>
              <p role="alert">The form could not be loaded. Check the connection, or use a draft below.</p>
              <Button category="border-sm" onClick={() => setIsWanted(true)}>
                Try again
              </Button>
            </>
          )}
        </StyledFormPlace>
      </Section>
    </StyledMessage>
  );
}

/** The address may break after its @ and before its dots. */
const ADDRESS_PARTS = SITE.email.split(/(?<=@)|(?=\.)/).map((part, index) => (
  <Fragment key={index}>
    {index > 0 && <wbr />}
    {part}
  </Fragment>
));

export default function ContactPage({ data }: { data: PageData }) {
  return (
    <>
      <StyledOpening>
        <div>
          <PageHeader kicker="How to reach me" title={data.title} lead={CONTACT_LEAD} />
          <StyledAddressRow>
            <StyledAddress href={`mailto:${SITE.email}`}>{ADDRESS_PARTS}</StyledAddress>
            <CopyButton text={SITE.email} name="the address" />
          </StyledAddressRow>
          {SITE.isExample && (
            <p>
              <strong>An example address</strong>, until the owner of this site puts in a real one: nobody
              reads what is sent there. <ExampleLink />
            </p>
          )}
        </div>
        <MessageSection />
        <Section id="helpful" title="What helps me answer">
          <StyledHelpful>
            {HELPFUL.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </StyledHelpful>
        </Section>
      </StyledOpening>
      <Section
        id="ready-mails"
        title="Start with a draft"
        lead="Each opens in your own email program, with gaps for you to fill in. Nothing is sent from this page."
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
                    Open in email<VisuallyHidden> about {mail.title.toLowerCase()}</VisuallyHidden>
                  </Button>
                  <CopyButton text={toMailText(mail)} name="the text" />
                </StyledMailActions>
              </Artboard>
            </StyledMail>
          ))}
        </StyledMails>
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

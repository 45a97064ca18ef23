import { Button, MailIcon } from '@portfolio/design';
import { useState } from 'react';
import { browserPage } from '../../browser/browserPage';
import { Form, type FormField, type FormValues } from '@portfolio/design/form';
import { SITE } from '../../site';
import { StyledMailActions } from './page.styles';
import type { ReadyMail } from './content';
import { CopyButton } from './CopyButton';
import { isLongMail, MAX_MESSAGE_CHARACTERS, toMailText, toMailUrl } from './toMailUrl';

const TOPICS = ['A role', 'A project', 'A mistake on this site', 'Something else'];

const FIELDS: readonly FormField[] = [
  { kind: 'text', name: 'name', label: 'Your name', isRequired: true, autoComplete: 'name' },
  {
    kind: 'email',
    name: 'email',
    label: 'Your email address',
    isRequired: true,
    autoComplete: 'email',
    topLevelDomain: 'any',
  },
  {
    kind: 'select',
    name: 'topic',
    label: 'Topic',
    isRequired: true,
    placeholder: 'Choose a topic',
    options: TOPICS.map((topic) => ({ value: topic, label: topic })),
  },
  {
    kind: 'textarea',
    name: 'message',
    label: 'Message',
    isRequired: true,
    maxLength: MAX_MESSAGE_CHARACTERS,
  },
];

/** Creates an email from the visitor's input and opens it in their email program: the page itself sends nothing. */
export function ContactForm() {
  const [mail, setMail] = useState<ReadyMail | null>(null);

  function handleSubmit(values: FormValues) {
    const next = toMail(values);
    setMail(next);
    browserPage.goTo(toMailUrl(next));
    return undefined;
  }

  return (
    <>
      <Form
        label="Contact"
        fields={FIELDS}
        submitLabel="Open as an email"
        onSubmit={handleSubmit}
        // A message that has changed since is not offered again.
        onChange={() => setMail(null)}
      />
      <div role="status">
        {mail && (
          <>
            <p>
              Your email program should open with the message in it. Nothing is sent until you send it there.
              If no program opens, copy the message and send it to {SITE.email}, with “{mail.subject}” as its
              subject.
              {isLongMail(mail) && ' It is long: check in your program that its end is there, or copy it.'}
            </p>
            <StyledMailActions>
              <Button category="small" icon={<MailIcon />} href={toMailUrl(mail)}>
                Open it again
              </Button>
              <CopyButton text={toMailText(mail)} name="the message" />
            </StyledMailActions>
          </>
        )}
      </div>
    </>
  );
}

function toMail(values: FormValues): ReadyMail {
  const [name, email, topic, message] = ['name', 'email', 'topic', 'message'].map((field) =>
    String(values[field] ?? '').trim(),
  );
  return {
    id: 'written',
    title: topic ?? '',
    subject: `${topic}: a message from ${name}`,
    lines: [message ?? '', `${name}\n${email}`],
  };
}

import { PROJECT_TYPES } from '@portfolio/contract';
import type { ReactNode } from 'react';
import { SITE } from '../../site';
import type { ListedProject } from '../../site-map/pageContent';
import { CERTIFICATES, HONOURS } from '../../profile/entries';
import { ARE_EXAMPLES } from '../../profile/exampleNote';
import { PROCESS_STEPS } from '../../profile/processSteps';
import { SKILL_GROUPS } from '../../profile/skills';
import { LOOKING_FOR, ONE_PAGE_LIMITS, PROFILE, TWO_PAGE_LIMITS } from './content';
import { CvEntries } from './CvEntries';
import type { CvLength } from './cvLength';
import {
  StyledContact,
  StyledExample,
  StyledHead,
  StyledName,
  StyledPart,
  StyledSheet,
} from './CvSheet.styles';

interface CvSheetProps {
  length: CvLength;
  projects: readonly ListedProject[];
}

/** The CV itself, the only part of the page that is printed. */
export function CvSheet({ length, projects }: CvSheetProps) {
  const isLong = length === 'two';
  const limits = isLong ? TWO_PAGE_LIMITS : ONE_PAGE_LIMITS;
  return (
    <StyledSheet aria-label="Curriculum vitae">
      <StyledHead>
        <StyledName>
          {SITE.name}
          <span>{SITE.role}</span>
        </StyledName>
        <StyledContact>
          {SITE.place !== null && <span>{SITE.place}</span>}
          <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
          <a href="/">{SITE.url.replace('https://', '')}</a>
          {SITE.isExample && <span>Example name and addresses</span>}
        </StyledContact>
      </StyledHead>
      <CvPart title="Profile">
        <p>{PROFILE}</p>
      </CvPart>
      {SKILL_GROUPS.map(({ id, type, skills }) => (
        <CvPart key={id} title={type}>
          <p>
            {skills
              .slice(0, limits.skills)
              .map(({ name }) => name)
              .join(', ')}
          </p>
        </CvPart>
      ))}
      {projects.length > 0 && (
        <CvPart title="Selected work">
          <CvEntries
            entries={projects.slice(0, limits.projects).map(({ id, title, type, description, path }) => ({
              id,
              title,
              href: path,
              detail: PROJECT_TYPES[type].title,
              text: description.split('\n')[0],
            }))}
          />
        </CvPart>
      )}
      {isLong && (
        <CvPart title="Process" areExamples={ARE_EXAMPLES}>
          <CvEntries
            entries={PROCESS_STEPS.map(({ id, title, subTitle }) => ({ id, title, text: subTitle }))}
          />
        </CvPart>
      )}
      <CvPart title="Certificates" areExamples={ARE_EXAMPLES}>
        <CvEntries
          entries={CERTIFICATES.slice(0, limits.certificates).map(({ id, title, issuer, issued }) => ({
            id,
            title,
            detail: issued,
            text: issuer,
          }))}
        />
      </CvPart>
      <CvPart title="Honours" areExamples={ARE_EXAMPLES}>
        <CvEntries
          entries={HONOURS.slice(0, limits.honours).map(({ id, title, issuer, issued }) => ({
            id,
            title,
            detail: issued,
            text: issuer,
          }))}
        />
      </CvPart>
      <CvPart title="Looking for">
        <p>{LOOKING_FOR}</p>
      </CvPart>
    </StyledSheet>
  );
}

interface CvPartProps {
  title: string;
  /** True marks the entries as examples, in print too: a printed CV leaves the site and its disclaimer behind. */
  areExamples?: boolean;
  children: ReactNode;
}

function CvPart({ title, areExamples = false, children }: CvPartProps) {
  return (
    <StyledPart>
      <h2>{title}</h2>
      <div>
        {areExamples && <StyledExample>Example entries: no documents back them up.</StyledExample>}
        {children}
      </div>
    </StyledPart>
  );
}

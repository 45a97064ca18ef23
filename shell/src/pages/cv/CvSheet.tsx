import { PROJECT_TYPES } from '@portfolio/contract';
import type { ReactNode } from 'react';
import { SITE } from '../../site';
import type { ListedProject } from '../../site-map/pageContent';
import { CERTIFICATES } from '../../profile/certificates';
import { HONOURS } from '../../profile/honours';
import { PROCESS_STEPS } from '../../profile/processSteps';
import { SKILL_GROUPS } from '../../profile/skills';
import { LOOKING_FOR, ONE_PAGE_LIMITS, PROFILE, TWO_PAGE_LIMITS } from './content';
import { CvEntries } from './CvEntries';
import type { CvLength } from './cvLength';
import { StyledContact, StyledHead, StyledName, StyledPart, StyledSheet } from './CvSheet.styles';

interface CvSheetProps {
  length: CvLength;
  projects: readonly ListedProject[];
}

/** The CV itself: all that is printed. */
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
          <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
          <a href="/">{SITE.url.replace('https://', '')}</a>
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
        <CvPart title="Process">
          <CvEntries
            entries={PROCESS_STEPS.map(({ id, title, subTitle }) => ({ id, title, text: subTitle }))}
          />
        </CvPart>
      )}
      <CvPart title="Certificates">
        <CvEntries
          entries={CERTIFICATES.slice(0, limits.certificates).map(({ id, title, issuer, issued }) => ({
            id,
            title,
            detail: issued,
            text: issuer,
          }))}
        />
      </CvPart>
      <CvPart title="Honours">
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

function CvPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <StyledPart>
      <h2>{title}</h2>
      <div>{children}</div>
    </StyledPart>
  );
}

import type { ReactNode } from 'react';
import { Dimension } from '../redline/Dimension';
import { REDLINES, useRedlines } from '../redline/redlines';
import { FrameLabel } from '../redline/FrameLabel';
import { TagList } from '../tag/TagList';
import {
  StyledLead,
  StyledMain,
  StyledMeta,
  StyledPageHeader,
  StyledRuler,
  StyledTitle,
} from './PageHeader.styles';

/** What a {@link PageHeader} shows. */
export interface PageHeaderProps {
  /** The layer's name above the title, such as "Case study". */
  kicker?: string;
  title: string;
  lead?: ReactNode;
  /** Facts beside the text on wide screens; a `<dl>` is set as a list of them. */
  meta?: ReactNode;
  tags?: readonly string[];
}

/**
 * The head of a page, with its only `<h1>`, which can be focused after a route change.
 *
 * The line under the title measures it: its width in CSS pixels, live, once the page has been laid out.
 */
export function PageHeader({ kicker, title, lead, meta, tags = [] }: PageHeaderProps) {
  const container = useRedlines<HTMLDivElement>();
  return (
    <StyledPageHeader $hasMeta={meta !== undefined}>
      <StyledMain ref={container} {...REDLINES}>
        {kicker !== undefined && <FrameLabel>{kicker}</FrameLabel>}
        <StyledTitle tabIndex={-1}>{title}</StyledTitle>
        <StyledRuler aria-hidden="true">
          <Dimension measures="width" />
        </StyledRuler>
        {lead !== undefined && <StyledLead>{typeof lead === 'string' ? <p>{lead}</p> : lead}</StyledLead>}
        <TagList tags={tags} />
      </StyledMain>
      {meta !== undefined && <StyledMeta>{meta}</StyledMeta>}
    </StyledPageHeader>
  );
}

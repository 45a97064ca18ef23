import type { ReactNode } from 'react';
import { Dimension } from '../redline/Dimension';
import { REDLINES, useRedlines } from '../redline/redlines';
import { FrameLabel } from '../redline/FrameLabel';
import { TagList } from '../tag/TagList';
import {
  StyledBeside,
  StyledCompactHeader,
  StyledCompactLead,
  StyledLead,
  StyledMain,
  StyledMeta,
  StyledPageHeader,
  StyledRuler,
  StyledTitle,
} from './PageHeader.styles';

/** The content of a {@link PageHeader}. */
export interface PageHeaderProps {
  /** The layer's name above the title, such as "Case study". */
  kicker?: string;
  title: string;
  lead?: ReactNode;
  /** Facts beside the text on wide screens; a `<dl>` is styled as a list of them. With a picture, below the lead. */
  meta?: ReactNode;
  tags?: readonly string[];
  /** True on a page where the content matters most: title and lead in one row, without redlines. */
  isCompact?: boolean;
  /** The work itself, beside the text on wide screens and below it on others. */
  picture?: ReactNode;
}

/**
 * The header of a page, with its only `<h1>`, which can be focused after a route change.
 *
 * The line under the title shows its width in CSS pixels, live, once the page has been laid out.
 */
export function PageHeader({
  kicker,
  title,
  lead,
  meta,
  tags = [],
  isCompact = false,
  picture,
}: PageHeaderProps) {
  const container = useRedlines<HTMLDivElement>();
  if (isCompact)
    return (
      <StyledCompactHeader>
        <StyledTitle tabIndex={-1}>{title}</StyledTitle>
        {lead !== undefined && <StyledCompactLead>{lead}</StyledCompactLead>}
      </StyledCompactHeader>
    );
  return (
    <StyledPageHeader
      data-beside={picture !== undefined ? 'picture' : meta !== undefined ? 'meta' : undefined}
    >
      <StyledMain ref={container} {...REDLINES}>
        {kicker !== undefined && <FrameLabel>{kicker}</FrameLabel>}
        <StyledTitle tabIndex={-1}>{title}</StyledTitle>
        <StyledRuler aria-hidden="true">
          <Dimension measures="width" />
        </StyledRuler>
        {lead !== undefined && <StyledLead>{typeof lead === 'string' ? <p>{lead}</p> : lead}</StyledLead>}
        {picture !== undefined && meta}
        <TagList tags={tags} />
      </StyledMain>
      {picture !== undefined && <StyledBeside>{picture}</StyledBeside>}
      {picture === undefined && meta !== undefined && <StyledMeta>{meta}</StyledMeta>}
    </StyledPageHeader>
  );
}

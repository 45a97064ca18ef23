import { useRef, type ReactNode } from 'react';
import { Dimension } from '../redline/Dimension';
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
import { useTextSizePx } from './useTextSizePx';

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
  const titleRef = useRef<HTMLHeadingElement>(null);
  const widthPx = useTextSizePx(titleRef)?.widthPx;
  return (
    <StyledPageHeader $hasMeta={meta !== undefined}>
      <StyledMain>
        {kicker !== undefined && <FrameLabel>{kicker}</FrameLabel>}
        <StyledTitle ref={titleRef} tabIndex={-1}>
          {title}
        </StyledTitle>
        <StyledRuler aria-hidden="true" $isMeasured={widthPx !== undefined} style={{ inlineSize: widthPx }}>
          <Dimension>{widthPx !== undefined && `${widthPx} px`}</Dimension>
        </StyledRuler>
        {lead !== undefined && <StyledLead>{typeof lead === 'string' ? <p>{lead}</p> : lead}</StyledLead>}
        <TagList tags={tags} />
      </StyledMain>
      {meta !== undefined && <StyledMeta>{meta}</StyledMeta>}
    </StyledPageHeader>
  );
}

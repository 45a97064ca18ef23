/** A picture in a text. `src` names a figure of the same remote. */
export interface ContentImage {
  src: string;
  alt: string;
  caption?: string;
}

/** A quotation; `source` names the speaker, or says how it was made up for a concept. */
export interface ContentQuote {
  text: string;
  source?: string;
}

/**
 * One block of a case study: any of the fields, shown in this order.
 *
 * @see SPEC section 3, Case study content
 */
export interface ContentBlock {
  text?: string;
  /** Rich text: HTML of the allow-list; everything else is removed before it is shown. */
  altText?: string;
  bold?: string;
  img?: ContentImage | readonly ContentImage[];
  quotes?: ContentQuote | readonly ContentQuote[];
}

/** A section of a case study with its own heading. */
export interface ContentSection {
  header: string;
  content: ContentBlock | readonly ContentBlock[];
  subSection?: readonly ContentSection[];
}

/** The body of a case study. */
export interface CaseStudyContent {
  header: string;
  content: ContentBlock | readonly ContentBlock[];
  sections: readonly ContentSection[];
}

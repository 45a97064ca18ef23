import type { ReactNode } from 'react';
import { FrameLabel } from '../redline/FrameLabel';
import { ThemedImage, type ThemedImageSource } from '../picture/ThemedImage';
import { TagList } from '../tag/TagList';
import {
  StyledBody,
  StyledCard,
  StyledDescription,
  StyledLink,
  StyledLinkedSurface,
  StyledPicture,
  StyledSurface,
} from './Card.styles';

/** The content of a {@link Card}. */
export interface CardProps {
  /** The address that the whole card links to, or null if there is no page. */
  href: string | null;
  title: string;
  /** May contain line breaks. */
  description?: ReactNode;
  /** Hidden from screen readers if the card links to a page, which shows and describes the picture itself. */
  image?: ThemedImageSource;
  tags?: readonly string[];
  /** The layer's name above the card, such as "UX" or "03". */
  label?: ReactNode;
  /** Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/** An article that is clickable as a whole through a single real link, its title. */
export function Card({ href, title, description, image, tags = [], label, headingLevel = 3 }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const Surface = href === null ? StyledSurface : StyledLinkedSurface;
  return (
    <StyledCard>
      {label !== undefined && <FrameLabel>{label}</FrameLabel>}
      <Surface>
        {image && (
          <StyledPicture>
            <ThemedImage {...image} alt={href === null ? image.alt : ''} />
          </StyledPicture>
        )}
        <StyledBody>
          <Heading>{href === null ? title : <StyledLink href={href}>{title}</StyledLink>}</Heading>
          {description && <StyledDescription>{description}</StyledDescription>}
          <TagList tags={tags} />
        </StyledBody>
      </Surface>
    </StyledCard>
  );
}

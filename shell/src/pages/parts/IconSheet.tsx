import {
  AboutIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  CheckIcon,
  ChevronDownIcon,
  CloseIcon,
  CodeIcon,
  ContactIcon,
  CopyIcon,
  DownloadIcon,
  EditIcon,
  ExternalIcon,
  GridIcon,
  HomeIcon,
  type IconProps,
  MailIcon,
  MenuIcon,
  MinusIcon,
  MoonIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  RedoIcon,
  SearchIcon,
  ShareIcon,
  StopIcon,
  SunIcon,
  TableIcon,
  TrashIcon,
  UndoIcon,
  UploadIcon,
  WorkIcon,
  color,
  fontSize,
  fontWidth,
  space,
} from '@portfolio/design';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Specimen } from './Specimen';

const ICONS: Readonly<Record<string, ComponentType<IconProps>>> = {
  TrashIcon,
  EditIcon,
  CheckIcon,
  PlusIcon,
  MinusIcon,
  CopyIcon,
  ShareIcon,
  HomeIcon,
  WorkIcon,
  AboutIcon,
  ContactIcon,
  MenuIcon,
  CloseIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ChevronDownIcon,
  ExternalIcon,
  SearchIcon,
  PlayIcon,
  PauseIcon,
  StopIcon,
  UndoIcon,
  RedoIcon,
  DownloadIcon,
  UploadIcon,
  GridIcon,
  TableIcon,
  MailIcon,
  CodeIcon,
  SunIcon,
  MoonIcon,
};

const StyledIcons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr));
  gap: ${space[5]} ${space[3]};
  inline-size: 100%;
`;

const StyledName = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
`;

/** Every icon with its name. */
export function IconSheet() {
  return (
    <Specimen
      name="Icon"
      note="Drawn on one grid of 24 px, in the colour of the text, hidden from screen readers."
      isWide
    >
      <StyledIcons role="list">
        {Object.entries(ICONS).map(([name, PartIcon]) => (
          <li key={name}>
            <PartIcon />
            <StyledName>{name}</StyledName>
          </li>
        ))}
      </StyledIcons>
    </Specimen>
  );
}

import {
  Breadcrumb,
  Card,
  Chip,
  Figure,
  PictureViewer,
  Table,
  type TableColumn,
  Tag,
  TagList,
  ThemedImage,
  useHashChoice,
} from '@portfolio/design';
import { useState } from 'react';
import { type Mark, SAMPLE_ROWS, SAMPLE_TEXT } from './content';
import picture from './ruler.svg';
import pictureDark from './ruler-dark.svg';
import { Specimen } from './Specimen';
import { StyledSpecimens } from './Specimen.styles';

const IMAGE = { src: picture, srcDark: pictureDark, alt: 'A ruler from 0 to 8', widthPx: 640, heightPx: 400 };

/** The viewer shows these one after the other. */
const FIGURES = [
  { ...IMAGE, id: 'figure-ruler', title: 'Figure 1', caption: 'With a caption, and a button around it.' },
  {
    ...IMAGE,
    id: 'figure-dark',
    title: 'Figure 2',
    src: pictureDark,
    alt: 'A ruler on a dark ground',
    caption: 'The same in both themes.',
  },
] as const;
const FIGURE_IDS = FIGURES.map(({ id }) => id);

const COLUMNS: readonly TableColumn<Mark>[] = [
  { key: 'name', header: 'Tool', isRowHeader: true, isSortable: true, getValue: ({ name }) => name },
  { key: 'type', header: 'Type', getValue: ({ type }) => type },
  {
    key: 'width',
    header: 'Width, mm',
    isNumeric: true,
    isSortable: true,
    getValue: ({ widthMm }) => widthMm,
  },
];
const getRowKey = ({ name }: Mark) => name;

/** The components that display content. */
export function ShowSheet() {
  const [shownId, show] = useHashChoice(FIGURE_IDS);
  const [isSelected, setIsSelected] = useState(true);
  return (
    <StyledSpecimens>
      <Specimen name="Card" note="An article that is one link, or none." isColumn>
        <Card
          href="#show"
          title="Linked card"
          description={SAMPLE_TEXT}
          image={IMAGE}
          tags={['Tag', 'Another tag']}
          label="Label"
          headingLevel={4}
        />
        <Card href={null} title="Card without a page" description={SAMPLE_TEXT} headingLevel={4} />
      </Specimen>
      <Specimen
        name="Figure, ThemedImage, PictureViewer"
        note="Loads lazily into a reserved space, has a picture for each theme, and can be enlarged at its own address."
        isColumn
      >
        {FIGURES.map(({ title, ...figure }) => (
          <Figure key={figure.id} {...figure} label={title} onZoom={() => show(figure.id)} />
        ))}
        <PictureViewer pictures={FIGURES} shownId={shownId} onShow={show} />
        <Figure
          src={picture}
          srcDark={pictureDark}
          widthPx={640}
          heightPx={400}
          caption="Without its own text."
        />
        <ThemedImage {...IMAGE} />
      </Specimen>
      <Specimen
        name="Table"
        note="Sorts by its headers, groups, and scrolls where it is narrow."
        isColumn
        isWide
      >
        <Table
          caption="Sortable"
          columns={COLUMNS}
          rows={SAMPLE_ROWS}
          getRowKey={getRowKey}
          defaultSort={{ key: 'name', direction: 'ascending' }}
        />
        <Table
          caption="Grouped"
          columns={COLUMNS}
          rows={SAMPLE_ROWS}
          getRowKey={getRowKey}
          getGroup={({ type }) => type}
        />
        <Table caption="Empty" columns={COLUMNS} rows={[]} getRowKey={getRowKey} />
      </Specimen>
      <Specimen name="Tag, TagList, Chip" note="A tag is a label. A chip is a choice that is on or off.">
        <Tag>Tag</Tag>
        <TagList tags={['One', 'Two', 'Three']} label="Sample tags" />
        <Chip isSelected={isSelected} count={12} onClick={() => setIsSelected(!isSelected)}>
          Chip
        </Chip>
        <Chip isSelected={false}>Off</Chip>
        <Chip isSelected={false} count={0} disabled>
          Disabled
        </Chip>
      </Specimen>
      <Specimen name="Breadcrumb" note="The path to the page, which comes last and is not a link.">
        <Breadcrumb
          label="Sample breadcrumb"
          items={[
            { label: 'Home', href: '/' },
            { label: 'Step without a page', href: null },
            { label: 'This page', href: '/parts' },
          ]}
        />
      </Specimen>
    </StyledSpecimens>
  );
}

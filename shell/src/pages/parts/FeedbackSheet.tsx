import { ALERT_TYPES } from '@portfolio/contract';
import { Alert, Button, Dialog, Dice, LoadingScreen, Skeleton, VisuallyHidden } from '@portfolio/design';
import { useState } from 'react';
import { SAMPLE_TEXT } from './content';
import { Specimen } from './Specimen';
import { StyledSpecimens } from './Specimen.styles';

const DIALOG_WIDTHS = ['small', 'medium', 'large'] as const;
type DialogWidth = (typeof DIALOG_WIDTHS)[number];

/** The components that tell the visitor something. */
export function FeedbackSheet() {
  const [dialogWidth, setDialogWidth] = useState<DialogWidth | null>(null);
  const closeDialog = () => setDialogWidth(null);
  return (
    <StyledSpecimens>
      <Specimen name="Alert" note="Four types. Danger shows its code before the message." isColumn>
        {ALERT_TYPES.map((type) => (
          <Alert
            key={type}
            type={type}
            code="101"
            message={`A message of the type ${type}.`}
            description="A description."
            onDismiss={() => {}}
          />
        ))}
        <Alert type="info" message="One that cannot be dismissed." />
      </Specimen>
      <Specimen name="LoadingScreen, Dice" note="Stands in for a page that is on its way." isColumn>
        <LoadingScreen />
        <Dice />
      </Specimen>
      <Specimen name="Skeleton" note="Stands where content will be, as in a wireframe." isColumn>
        <Skeleton />
        <Skeleton lineCount={2} />
        <Skeleton shape="picture" aspectRatio="16 / 6" />
      </Specimen>
      <Specimen
        name="Dialog"
        note="Native and modal, in three widths. Escape closes it, and the focus returns."
      >
        {DIALOG_WIDTHS.map((width) => (
          <Button key={width} category="border" aria-haspopup="dialog" onClick={() => setDialogWidth(width)}>
            Open {width}
          </Button>
        ))}
        <Dialog
          isOpen={dialogWidth !== null}
          onClose={closeDialog}
          title="A dialog"
          width={dialogWidth ?? 'medium'}
          footer={<Button onClick={closeDialog}>Done</Button>}
        >
          <p>{SAMPLE_TEXT}.</p>
        </Dialog>
      </Specimen>
      <Specimen name="VisuallyHidden" note="Text for screen readers only.">
        <p>
          There is a <VisuallyHidden>hidden </VisuallyHidden>word in this sentence.
        </p>
      </Specimen>
    </StyledSpecimens>
  );
}

import { Button, CopyIcon } from '@portfolio/design';
import { copyText } from '@portfolio/kit';
import { useShowAlert } from '../../alerts/AlertProvider';

/** Long enough to read one short sentence. */
const ALERT_TIMEOUT_S = 4;

interface CopyButtonProps {
  text: string;
  /** Names the copied text, as in "Copy the address". */
  name: string;
}

export function CopyButton({ text, name }: CopyButtonProps) {
  const showAlert = useShowAlert();

  async function handleClick() {
    if (await copyText(text)) {
      showAlert({ type: 'success', message: `Copied ${name}.`, timeout: ALERT_TIMEOUT_S });
      return;
    }
    showAlert({
      type: 'warning',
      message: `The browser did not let me copy ${name}.`,
      description: 'Select the text on the page and copy it from there.',
    });
  }

  return (
    <Button category="border-sm" icon={<CopyIcon />} onClick={() => void handleClick()}>
      Copy {name}
    </Button>
  );
}

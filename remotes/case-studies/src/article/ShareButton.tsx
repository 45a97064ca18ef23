import type { ShowAlert } from '@portfolio/contract';
import { Button, ShareIcon } from '@portfolio/design';
import { shareLink } from './shareLink';

interface ShareButtonProps {
  title: string;
  showAlert: ShowAlert;
}

export function ShareButton({ title, showAlert }: ShareButtonProps) {
  async function handleClick() {
    const url = window.location.href;
    const result = await shareLink({ title, url });
    if (result === 'copied') showAlert({ type: 'success', message: 'Link copied.', timeout: 4 });
    if (result === 'failed') {
      showAlert({
        type: 'warning',
        message: 'The browser did not allow copying. Here is the link:',
        description: url,
      });
    }
  }

  return (
    <Button category="border" icon={<ShareIcon />} onClick={() => void handleClick()}>
      Share
    </Button>
  );
}

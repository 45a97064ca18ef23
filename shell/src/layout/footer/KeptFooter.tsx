import { useKeptHtml } from '../useKeptHtml';
import { InstallButton } from '../../offline/InstallButton';

/** Marks the element of the footer in which the site can be installed. */
export const INSTALL_ATTRIBUTE = 'data-install';

const findInstallPlace = () => document.querySelector(`[${INSTALL_ATTRIBUTE}]`);

/** The footer of the document, with the button to install the site, which appears later. */
export function KeptFooter() {
  const kept = useKeptHtml('footer');
  return (
    <>
      <footer {...kept} />
      <InstallButton findPlace={findInstallPlace} />
    </>
  );
}

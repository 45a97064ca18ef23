import { InstallButton } from '../../offline/InstallButton';
import { keepHtml } from '../keepHtml';
import { INSTALL_ATTRIBUTE } from './installAttribute';

const findInstallPlace = () => document.querySelector(`[${INSTALL_ATTRIBUTE}]`);

/** The footer of the document, with the button to install the site, which appears later. */
export function KeptFooter() {
  const kept = keepHtml('#root > * > footer');
  return (
    <>
      <footer {...kept} />
      <InstallButton findPlace={findInstallPlace} />
    </>
  );
}

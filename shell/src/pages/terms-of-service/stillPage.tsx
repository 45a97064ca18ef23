import { LegalPage } from '../../layout/legal/LegalPage';
import type { PageData } from '../../site-map/pageData';
import { TERMS_OF_SERVICE } from './content';

export default function TermsOfServicePage({ data }: { data: PageData }) {
  return <LegalPage title={data.title} text={TERMS_OF_SERVICE} />;
}

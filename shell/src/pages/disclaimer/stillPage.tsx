import { LegalPage } from '../../layout/legal/LegalPage';
import type { PageData } from '../../site-map/pageData';
import { DISCLAIMER } from './content';

export default function DisclaimerPage({ data }: { data: PageData }) {
  return <LegalPage title={data.title} text={DISCLAIMER} />;
}

import { LegalPage } from '../../layout/legal/LegalPage';
import type { PageData } from '../../site-map/pageData';
import { PRIVACY_POLICY } from './content';

export default function PrivacyPolicyPage({ data }: { data: PageData }) {
  return <LegalPage title={data.title} text={PRIVACY_POLICY} />;
}

import type { Certificate } from '../../profile/entries';
import { StyledCertificate, StyledCertificates, StyledDetails, StyledMark } from './CertificateList.styles';

export function CertificateList({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <StyledCertificates role="list">
      {certificates.map(({ id, title, issuer, issued, credential, link, certificate }) => (
        <StyledCertificate key={id}>
          <StyledMark src={link} alt="" width={56} height={56} loading="lazy" />
          <div>
            <h3>{certificate === null ? title : <a href={certificate}>{title}</a>}</h3>
            <p>{issuer}</p>
            <StyledDetails>
              {issued}, {credential.toLowerCase()}
            </StyledDetails>
          </div>
        </StyledCertificate>
      ))}
    </StyledCertificates>
  );
}

/** A square held between the two ends of a dimension line. */
export function LogoMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true" focusable="false">
      <path d="M7 3h14v14H7z" fill="currentColor" />
      <path d="M7 20.5v6M21 20.5v6M7 23.5h14" stroke="var(--color-redline)" strokeWidth="1.75" />
    </svg>
  );
}

import { Button, CopyIcon } from '@portfolio/design';
import { useCopy } from '@portfolio/kit';
import { useRef } from 'react';
import { StyledCode, StyledCopyBar, StyledFull } from './CopyCss.styles';

interface CopyCssProps {
  /** The rule with the custom properties, with the values of the panel. */
  rule: string;
  /** The rest of the effect's style sheet. */
  effect: string;
}

const STATUS_TEXT = {
  idle: '',
  copied: 'The CSS is on the clipboard.',
  failed: 'The browser did not allow copying. The text is selected: press Ctrl+C or ⌘C.',
} as const;

/** The effect as text, with the current values, and a button that copies all of it. */
export function CopyCss({ rule, effect }: CopyCssProps) {
  const { status, copy } = useCopy();
  const fullRef = useRef<HTMLDetailsElement>(null);
  const textRef = useRef<HTMLPreElement>(null);
  const css = `${rule}\n\n${effect}\n`;

  async function handleCopy() {
    if ((await copy(css)) || !fullRef.current || !textRef.current) return;
    // Opened for copying by hand; text in a closed element could not be selected.
    fullRef.current.open = true;
    window.getSelection()?.selectAllChildren(textRef.current);
  }

  return (
    <div>
      <StyledCode>{rule}</StyledCode>
      <StyledFull ref={fullRef}>
        <summary>The whole effect, {css.trimEnd().split('\n').length} lines</summary>
        <StyledCode ref={textRef} tabIndex={0} role="region" aria-label="The whole effect as CSS">
          {css}
        </StyledCode>
      </StyledFull>
      <StyledCopyBar>
        <Button category="border" icon={<CopyIcon />} onClick={handleCopy}>
          Copy as CSS
        </Button>
        <p role="status">{STATUS_TEXT[status]}</p>
      </StyledCopyBar>
    </div>
  );
}

import {
  type ComponentType,
  createContext,
  createElement,
  type JSX,
  useContext,
  useInsertionEffect,
} from 'react';
import { createDocumentStyles, type Rules } from './styleSheets';

/*
 *
 * Replaces styled-components in production builds: the build replaces each template by a call of these
 * functions, because the rules of the components do not depend on their props. In development and in unit tests,
 * styled-components itself creates the components.
 *
 */

export { collectStyles } from './styleSheets';

/** Increased when the functions that builds call change; a release names the range that it expects. */
export const COMPILED_STYLES_VERSION = '1.0.0';

type Target = string | ComponentType<Record<string, unknown>>;
type Props = Record<string, unknown>;

interface StyledProps extends Props {
  /** Renders this element in place of the component's own. */
  as?: Target;
  className?: string;
}

interface Styled {
  (props: StyledProps): JSX.Element;
  /** The parts that a component that extends this one inherits. */
  compiled: { target: Target; classNames: string; rules: readonly Rules[]; attrs: Props };
}

/**
 * Creates the functions with which a build creates its components. Each deployable has its own, so that its rules stay
 * apart from those of others.
 *
 * @param attribute - marks the element with the rules in a document
 */
export function createCompiledStyles(attribute: string) {
  const { target: documentStyles, addAll } = createDocumentStyles(attribute);
  const StylesContext = createContext(documentStyles);
  let defined = 0;

  /**
   * Creates a component as `styled` does.
   *
   * @param target - an element's name, or a component; one of these is extended
   * @param className - the class of the component's own rules
   * @param css - these rules
   * @param attrs - default props
   */
  function createStyled(target: Target | Styled, className: string, css: string, attrs: Props = {}): Styled {
    const own = { css, order: (defined += 1) };
    const base = typeof target === 'function' && 'compiled' in target ? target.compiled : undefined;
    const compiled =
      base === undefined
        ? { target: target as Target, classNames: className, rules: [own], attrs }
        : {
            target: base.target,
            classNames: `${base.classNames} ${className}`,
            rules: [...base.rules, own],
            attrs: { ...base.attrs, ...attrs },
          };

    function StyledComponent({ as = compiled.target, className: other, ...props }: StyledProps) {
      const styles = useContext(StylesContext);
      compiled.rules.forEach(styles.add);
      const names = other === undefined ? compiled.classNames : `${compiled.classNames} ${other}`;
      return createElement(as, { ...compiled.attrs, ...props, className: names });
    }
    StyledComponent.compiled = compiled;
    return StyledComponent;
  }

  /** Creates a component as `createGlobalStyle` does: its rules apply for as long as it is mounted. */
  function createGlobal(css: string): () => null {
    const rules = { css, order: (defined += 1) };
    return function GlobalStyle() {
      const styles = useContext(StylesContext);
      styles.addGlobal(rules);
      useInsertionEffect(() => styles.mountGlobal(css), [styles]);
      return null;
    };
  }

  return { createStyled, createGlobal, StylesContext, addStyles: addAll };
}

import { Console } from 'node:console';
import { createHash } from 'node:crypto';
import { SiteError } from '@portfolio/contract';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { RECORDED_FILES } from './CompiledStyles';

/*
 * The first entry of the recording build (`recordStyles`): collects each styled component as it is
 * defined, lets styled-components render it, and prints all rules as JSON.
 */

// Standard output is for the rules alone: what modules print goes to standard error.
globalThis.console = new Console(process.stderr);

/** The parts of a styled component that are read here; a global style has none of them. */
type Recorded = ComponentType<{ as?: string }> & {
  styledComponentId?: string;
  componentStyle?: ComponentStyle;
  attrs?: readonly unknown[];
  shouldForwardProp?: unknown;
};

interface ComponentStyle {
  rules?: readonly unknown[];
  baseStyle?: ComponentStyle;
}

/** The rules that styled-components writes for one component, or one set of keyframes. */
interface Group {
  id: string;
  /** The class, or the name of the keyframes. */
  name: string;
  css: string;
}

/** Ends a rule in the text of styled-components, and ends a group, as in `insertRenderedStyles`. */
const RULE_END = '/*!sc*/\n';
const GROUP = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^",]*),?"\}$/;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CLASS_LENGTH = 5;

/** The id of the deployable. */
const OWNER = process.env['STYLES_OWNER'] ?? '';

/** By key, in the order of definition. */
const recorded = new Map<string, Recorded>();

/** The keys of components that cannot be compiled. */
const dynamic: string[] = [];

(globalThis as Record<string, unknown>)['__recordStyle'] = (key: string, component?: Recorded) => {
  if (component === undefined) {
    dynamic.push(key);
    return undefined;
  }
  if (recorded.has(key)) throw createClash(`two components have the id ${key}`);
  recorded.set(key, component);
  return component;
};

const createClash = (what: string) =>
  new SiteError(`[${OWNER}] Failed to compile the styles: ${what}. Rename one of them.`, 'BUILD_FAILED');

/** Depends on the rules too, so that a page of another build never gets the rules of this one. */
function toClassName(text: string): string {
  let rest = createHash('sha256').update(text).digest().readBigUInt64BE();
  return Array.from({ length: CLASS_LENGTH }, () => {
    const letter = LETTERS.charAt(Number(rest % 52n));
    rest /= 52n;
    return letter;
  }).join('');
}

/** Renders a component alone: the groups are its keyframes, the components that it extends, and its own. */
function listGroups(component: Recorded, props: { as?: string }): Group[] {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(sheet.collectStyles(createElement(component, props)));
    const text = /^<style[^>]*>([^]*)<\/style>$/.exec(sheet.getStyleTags())?.[1] ?? '';
    const groups: Group[] = [];
    let rules = '';
    for (const part of text.split(RULE_END)) {
      const [, id, name = ''] = GROUP.exec(part.trim()) ?? [];
      if (id === undefined) rules += part.trim();
      else {
        groups.push({ id, name, css: rules });
        rules = '';
      }
    }
    return groups;
  } finally {
    sheet.seal();
  }
}

/**
 * Returns whether rules are the same whatever the props are.
 *
 * @throws {SiteError} if styled-components keeps its rules elsewhere: no documented property states it
 */
function isStatic({ rules, baseStyle }: ComponentStyle): boolean {
  if (rules === undefined)
    throw new SiteError(
      `[${OWNER}] Failed to compile the styles: this version of styled-components keeps its rules elsewhere. Adapt renderRecorded.ts.`,
      'BUILD_FAILED',
    );
  return (
    rules.every((rule) => typeof rule !== 'function') && (baseStyle === undefined || isStatic(baseStyle))
  );
}

/** Returns whether a component's default props are values, and it passes on all others. */
function hasPlainProps({ attrs = [], shouldForwardProp }: Recorded): boolean {
  return (
    shouldForwardProp === undefined &&
    attrs.every(
      (one) => typeof one === 'object' && one !== null && !('className' in one) && !('style' in one),
    )
  );
}

function compileAll() {
  const classNames = new Map<string, string>();
  const styles: Record<string, { className: string; css: string }> = {};

  /** Replaces a class of styled-components, and the ids of other components, by the class names of this build. */
  const rename = (css: string, from: string | undefined, to: string) =>
    css.replace(/\.([A-Za-z][\w-]*)/g, (selector, name: string) =>
      name === from ? `.${to}` : `.${classNames.get(name) ?? selector.slice(1)}`,
    );

  for (const [key, component] of recorded) {
    const { styledComponentId: id, componentStyle } = component;
    const isPlain = (componentStyle === undefined || isStatic(componentStyle)) && hasPlainProps(component);
    const groups = isPlain ? listGroups(component, id === undefined ? {} : { as: 'i' }) : [];
    // A component that depends on its props stays as it is; so does one that shows a file, whose URL is not known here.
    if (!isPlain || groups.some((group) => group.css.includes(RECORDED_FILES))) {
      dynamic.push(key);
      continue;
    }
    const own = groups.find((group) =>
      id === undefined ? group.id.startsWith('sc-global') : group.id === id,
    );
    const css = own?.css ?? '';
    // Other keyframes belong to the component that this one extends.
    const frames = groups.filter((group) => group.id.startsWith('sc-keyframes') && css.includes(group.name));
    const className = id === undefined ? '' : toClassName(`${OWNER} ${key} ${rename(css, own?.name, '')}`);
    if (id !== undefined) {
      if ([...classNames.values()].includes(className))
        throw createClash(`two components have the class ${className}`);
      classNames.set(key, className);
    }
    const lines = [...frames.map((group) => group.css), rename(css, own?.name, className)];
    styles[key] = { className, css: lines.filter((line) => line !== '').join('\n') };
  }
  return { styles, dynamic };
}

// The entries that follow define the components. Exits, because a module may have started a timer.
setImmediate(() => process.stdout.write(JSON.stringify(compileAll()), () => process.exit()));

/**
 * Runs in the page. Measures elements whose contrast axe leaves undecided, using the colours of the boxes around them.
 * The selection frame is drawn at the edges of boxes, never behind text.
 *
 * @param selectors - the elements, as axe names them
 * @returns what is wrong with each, or null if its contrast is sufficient
 */
export function measureContrast(selectors: readonly string[]): (string | null)[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  /** Accepts every CSS notation. */
  const toColour = (text: string): Colour => {
    if (context === null) return [0, 0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const blend = (over: Colour, under: Colour): Colour => {
    const mix = (index: 0 | 1 | 2) => over[index] * over[3] + under[index] * (1 - over[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const toLuminance = ([red, green, blue]: Colour): number => {
    const toLinear = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
  };
  const readLayer = (style: CSSStyleDeclaration): Colour | 'picture' => {
    const colour = toColour(style.backgroundColor);
    // Lines of 1 px, such as those of a dimension, do not count as a background.
    const isLines = style.backgroundSize.split(',').every((size) => /\b1px\b/.test(size));
    return style.backgroundImage === 'none' || isLines || colour[3] === 1 ? colour : 'picture';
  };

  const measure = (selector: string): string | null => {
    const element = document.querySelector(selector);
    if (element === null) return `${selector} was not found`;
    const layers: Colour[] = [];
    for (
      let box: Element | null = element;
      box !== null && layers.at(-1)?.[3] !== 1;
      box = box.parentElement
    ) {
      const before = getComputedStyle(box, '::before');
      const isSurface = before.content !== 'none' && before.position === 'absolute' && before.inset === '0px';
      for (const style of [...(isSurface ? [before] : []), getComputedStyle(box)]) {
        const layer = readLayer(style);
        if (layer === 'picture') return `${selector} stands on a picture`;
        layers.push(layer);
      }
    }
    const ground = layers.reduceRight<Colour>((under, over) => blend(over, under), [255, 255, 255, 1]);
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [one, other] = [toLuminance(blend(toColour(color), ground)), toLuminance(ground)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const sizePx = parseFloat(fontSize);
    const isLarge = sizePx >= 24 || (sizePx >= 18.66 && Number(fontWeight) >= 700);
    const least = isLarge ? 3 : 4.5;
    return ratio >= least ? null : `${ratio.toFixed(2)} instead of ${least}`;
  };
  return selectors.map(measure);
}

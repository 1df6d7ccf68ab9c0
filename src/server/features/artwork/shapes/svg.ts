/** The SVG elements of the artwork, as strings. Numbers are rounded to a tenth, which is finer than any screen shows. */

export const round = (value: number, digits = 1): string => String(Number(value.toFixed(digits)))

const attributes = (values: Record<string, string | number | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== 0)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value, 3) : value}"`)
    .join('')

export const path = (d: string, fill: string, opacity?: number) => `<path${attributes({ d, fill, opacity })}/>`

/** Returns a stroked path. Round ends and joins are inherited from `drawing` or the surrounding symbol. */
export const line = (d: string, stroke: string, width: number, dashes?: string) =>
  `<path${attributes({ d, fill: 'none', stroke, 'stroke-width': width, 'stroke-dasharray': dashes })}/>`

export const circle = (cx: number, cy: number, r: number, fill: string) => `<circle${attributes({ cx, cy, r, fill })}/>`

export const ring = (cx: number, cy: number, r: number, stroke: string, width: number) =>
  `<circle${attributes({ cx, cy, r, fill: 'none', stroke, 'stroke-width': width })}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx?: number) =>
  `<rect${attributes({ x, y, width, height, fill, rx })}/>`

export const group = (transform: string, parts: readonly string[]) => `<g transform="${transform}">${parts.join('')}</g>`

/** Moves elements to `x`, `y` and scales them. */
export const place = (x: number, y: number, scale: number, parts: readonly string[]) =>
  group(`translate(${round(x)} ${round(y)})${scale === 1 ? '' : `scale(${round(scale, 3)})`}`, parts)

export const ROUND_STROKES = 'stroke-linecap="round" stroke-linejoin="round"'

/** Returns an SVG file that fills its box and is cropped evenly, like `object-fit: cover`. */
export const drawing = (viewBox: string, content: string) => {
  const [, , width, height] = viewBox.split(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" ${ROUND_STROKES}>${content}</svg>`
}

/** Returns a nested SVG, which clips its content at its edges. */
export const inset = (x: number, y: number, width: number, height: number, content: string) =>
  `<svg${attributes({ x, y, width, height })} viewBox="0 0 ${round(width)} ${round(height)}">${content}</svg>`

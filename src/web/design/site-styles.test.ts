import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SITE_STYLES, TEXT_ON_GROUND, type SiteStyle } from '#contract/site/site-styles.ts'
import { MIN_CONTRAST, contrast } from '#shared/pictures/contrast.ts'
import { LAYERS, siteCss } from '#shared/site/site-css.ts'

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
/** Returns the value of a token in the style sheet of the design. */
const tokenOf = (property: string) => new RegExp(`${property}: ([^;]+);`).exec(TOKENS)![1]!

describe('The styles that the owner may change', () => {
  test('the value of each is that of the design, so that nothing changes before the owner changes it', () => {
    for (const { cssProperty, type, theme, value } of SITE_STYLES)
      expect([cssProperty, theme, originalOf(cssProperty, type, theme)]).toEqual([cssProperty, theme, value])
  })

  test('without a change there is no style sheet, and a change sets its token, what follows from it, and no other', () => {
    expect(siteCss({})).toBe('')
    expect(siteCss({ 'primary.light': '#91153f' })).toBe('')
    expect(siteCss({ 'primary.dark': '#ffffff', 'text-13': '14', 'type-sans': 'Georgia' })).toBe(
      `${LAYERS}@layer owner{@media screen{:root{` +
        '--primary:light-dark(#91153f,#ffffff);--primary-hover:color-mix(in oklch,var(--primary) 85%,var(--foreground));' +
        "--type-sans:Georgia, 'Liberation Serif', serif;--text-13:0.875rem}}}",
    )
    expect(siteCss({ 'display-64': '32' })).toContain('--display-64:calc(clamp(2.25rem, 1.1rem + 4.1vw, 4rem) * 0.5)')
  })

  test('its layer is the last, as the style sheet of the design has them', () => {
    expect(readFileSync(new URL('base.css', import.meta.url), 'utf8')).toContain(`\n${LAYERS}\n`)
  })

  test('values that no style can have are left out', () => {
    for (const value of ['red', '#12345', '}</style>', 'url(//evil.example)', '']) expect(siteCss({ 'primary.light': value })).toBe('')
    expect(siteCss({ 'text-15': '73', 'type-sans': 'toString', 'no-such-style': '#000000' })).toBe('')
  })
})

describe('contrast', () => {
  test('it is 21 between black and white, 1 between equals, and the same both ways', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#777777')).toBe(1)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'))
  })

  test('the design has at least 4.5 wherever text stands on a ground', () => {
    const valueOf = (token: string, theme: string) => SITE_STYLES.find(({ key }) => key === token || key === `${token}.${theme}`)!.value
    for (const theme of ['light', 'dark'])
      for (const [text, ground] of TEXT_ON_GROUND)
        expect([theme, text, ground, contrast(valueOf(text, theme), valueOf(ground, theme)) >= MIN_CONTRAST]).toEqual([
          theme,
          text,
          ground,
          true,
        ])
  })
})

/** Returns the value of the design as a style has it. */
function originalOf(cssProperty: string, type: SiteStyle['type'], theme: SiteStyle['theme']): string | undefined {
  const token = tokenOf(cssProperty)
  if (type === 'font') return /'(\w+) Variable'/.exec(token)?.[1]
  return type === 'size' ? String(pixelsOf(token)) : hexOf(inTheme(token, theme))
}

const inTheme = (token: string, theme: 'light' | 'dark' | undefined) => {
  const colours = [...token.matchAll(/oklch\([^)]*\)/g)].map(([colour]) => colour)
  return colours[theme === 'dark' ? 1 : 0]!
}

/** Returns the largest size of a token in pixels. */
const pixelsOf = (token: string) => Number(/([\d.]+)rem\)?$/.exec(token)![1]) * 16

/** Returns an oklch colour as `#rrggbb` (CSS Color 4, sample code for OKLab). */
function hexOf(colour: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number)
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((light) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
    .map((channel) =>
      Math.min(255, Math.max(0, Math.round(channel * 255)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

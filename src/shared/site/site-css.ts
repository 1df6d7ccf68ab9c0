import { FONTS, isStyleValue, SITE_STYLES, type SiteStyle } from '#contract/site/site-styles.ts'

/** Values of styles by key; those that are absent are the design's. */
export type StyleValues = Readonly<Record<string, string>>

/** The order of the layers (base.css), which the first style sheet of a page determines: this one stands before those of the design. */
export const LAYERS = '@layer tokens, base, ui, layout, features, owner;'

/** Tokens whose value follows another that the owner has changed. */
const DERIVED: Record<string, string> = {
  primary: '--primary-hover:color-mix(in oklch,var(--primary) 85%,var(--foreground))',
  bottle: '--bottle-deep:color-mix(in oklch,var(--bottle) 78%,black)',
  wattle: '--wattle-hover:color-mix(in oklch,var(--wattle) 92%,black)',
}

/** The largest sizes of the design follow the width of the window (tokens.css). */
const FLUID: Record<string, string> = {
  'display-64': 'clamp(2.25rem, 1.1rem + 4.1vw, 4rem)',
  'display-40': 'clamp(1.75rem, 1.2rem + 2vw, 2.5rem)',
}

const tokenOf = ({ cssProperty }: SiteStyle) => cssProperty.slice(2)

/**
 * Returns the style sheet of what the owner has changed; empty where nothing is. Values that no style can have are left out, whoever has
 * stored them, so nothing in it can end a declaration or an element. On paper the design's own colours apply.
 */
export function siteCss(values: StyleValues): string {
  const changed = SITE_STYLES.filter((style) => isChanged(style, values))
  const tokens = [...new Set(changed.map(tokenOf))]
  const declarations = tokens.flatMap((token) => [`--${token}:${valueOf(token, values)}`, ...(DERIVED[token] ? [DERIVED[token]] : [])])
  return declarations.length === 0 ? '' : `${LAYERS}@layer owner{@media screen{:root{${declarations.join(';')}}}}`
}

const isChanged = (style: SiteStyle, values: StyleValues) => {
  const value = values[style.key]
  return value !== undefined && value !== style.value && isStyleValue(style, value)
}

/** Returns the value of a token in CSS. */
function valueOf(token: string, values: StyleValues): string {
  const styles = SITE_STYLES.filter((style) => tokenOf(style) === token)
  const [first = '', dark] = styles.map((style) => (isChanged(style, values) ? (values[style.key] ?? style.value) : style.value))
  // Each token comes from a style.
  const [style] = styles
  if (style?.type === 'color') return dark === undefined ? first : `light-dark(${first},${dark})`
  if (style?.type === 'font') return FONTS[first] ?? ''
  return FLUID[token] ? `calc(${FLUID[token]} * ${Number(first) / Number(style?.value)})` : `${Number(first) / 16}rem`
}

/** One style of the site that the owner may change. */
export type SiteStyle = {
  key: string
  label: string
  description: string
  type: 'color' | 'font' | 'size'
  /** The custom property that it sets. */
  cssProperty: `--${string}`
  /** The theme that a colour belongs to; absent for both. */
  theme?: 'light' | 'dark'
  /** What applies until the owner changes it: the value of the design, `#rrggbb`, the name of a font, or pixels. */
  value: string
}

/** Pixels. */
export const MIN_SIZE = 8
export const MAX_SIZE = 72

/** The fonts to choose from, with the families that stand for them. The first two are those of the design. */
export const FONTS: Record<string, string> = {
  Besley: "'Besley Variable', 'Besley Fallback', Rockwell, 'Roboto Slab', Georgia, serif",
  Archivo: "'Archivo Variable', 'Archivo Fallback', 'Helvetica Neue', Arial, sans-serif",
  Inter: "'Inter Variable', 'Helvetica Neue', Arial, sans-serif",
  Arial: "Arial, 'Liberation Sans', sans-serif",
  Helvetica: "Helvetica, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif",
  Georgia: "Georgia, 'Liberation Serif', serif",
  'Times New Roman': "'Times New Roman', 'Liberation Serif', serif",
}

const THEMES = ['light', 'dark'] as const

/** Returns the styles of a colour that has a value in each theme. */
const colours = (token: string, label: string, description: string, light: string, dark: string): SiteStyle[] =>
  THEMES.map((theme) => ({
    key: `${token}.${theme}`,
    label: `${label}, ${theme} theme`,
    description,
    type: 'color',
    cssProperty: `--${token}`,
    theme,
    value: theme === 'light' ? light : dark,
  }))

/** Returns the style of a colour that is the same in both themes. */
const colour = (token: string, label: string, description: string, value: string): SiteStyle => ({
  key: token,
  label,
  description,
  type: 'color',
  cssProperty: `--${token}`,
  value,
})
const font = (token: string, label: string, description: string, value: string): SiteStyle => ({
  key: token,
  label,
  description,
  type: 'font',
  cssProperty: `--${token}`,
  value,
})
const size = (token: string, label: string, description: string, value: number): SiteStyle => ({
  key: token,
  label,
  description,
  type: 'size',
  cssProperty: `--${token}`,
  value: String(value),
})

/** All styles of the site that the owner may change, in the order of the editor. A test compares their values with the design's tokens. */
export const SITE_STYLES: readonly SiteStyle[] = [
  ...colours('primary', 'Main action', 'Buttons that matter most, and ticked boxes.', '#91153f', '#f6ca3b'),
  ...colours('primary-foreground', 'Text on main action', 'What stands on the main action.', '#fbfaf4', '#10231a'),
  ...colours('link', 'Links', 'Links within text.', '#91153f', '#edc441'),
  ...colours('background', 'Page', 'The ground of every page.', '#f9faf6', '#0d1a15'),
  ...colours('card', 'Cards', 'The ground of cards, fields and dialogs.', '#ffffff', '#15251e'),
  ...colours('foreground', 'Text', 'Headings and text.', '#10231a', '#f0f1e7'),
  ...colours('soft', 'Secondary text', 'Explanations below headings.', '#3f5048', '#bec5b8'),
  ...colours('bottle', 'Header and bands', 'The header, the dashboards’ rail and the closing bands.', '#0e3b29', '#0d3223'),
  colour('on-bottle', 'Text on header and bands', 'What stands on the header, in both themes.', '#f4f5e7'),
  colour('wattle', 'Accent', 'Buttons on the header and the current tab, in both themes.', '#f6ca3b'),
  colour('on-wattle', 'Text on accent', 'What stands on the accent, in both themes.', '#10231a'),
  font('type-display', 'Headings', 'Headings, names and large figures.', 'Besley'),
  font('type-sans', 'Text and controls', 'Everything else.', 'Archivo'),
  size('display-64', 'Headline of the home page', 'On wide windows; smaller on narrow ones.', 64),
  size('display-40', 'Headings of pages', 'On wide windows; smaller on narrow ones.', 40),
  size('display-24', 'Headings of parts', 'Headings within a page.', 24),
  size('text-15', 'Text', 'Text and controls.', 15),
  size('text-13', 'Small print', 'Labels, dates and notes.', 13),
]

/** The colours of text and of the grounds that it stands on, as tokens. */
export const TEXT_ON_GROUND: readonly [text: string, ground: string][] = [
  ['primary-foreground', 'primary'],
  ['link', 'background'],
  ['link', 'card'],
  ['foreground', 'background'],
  ['foreground', 'card'],
  ['soft', 'background'],
  ['soft', 'card'],
  ['on-bottle', 'bottle'],
  ['on-wattle', 'wattle'],
]

const COLOUR = /^#[0-9a-f]{6}$/

/** Returns whether a value is one that a style can have; nothing else reaches a style sheet. */
export function isStyleValue({ type }: Pick<SiteStyle, 'type'>, value: string): boolean {
  if (type === 'color') return COLOUR.test(value)
  if (type === 'font') return Object.hasOwn(FONTS, value)
  return /^\d{1,2}$/.test(value) && Number(value) >= MIN_SIZE && Number(value) <= MAX_SIZE
}

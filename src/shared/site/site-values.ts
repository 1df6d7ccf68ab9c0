import { isStyleValue, SITE_STYLES, MIN_SIZE, MAX_SIZE, type SiteStyle } from '#contract/site/site-styles.ts'
import type { SiteText } from '#contract/site-texts/labelled-texts.ts'
import { UPLOAD_PATH } from '#shared/pictures/upload-variants.ts'

const MAX_LENGTHS = { text: 200, textarea: 2000, color: 7, number: 20, image: 500 }

/** Returns the most characters of a text. */
export const mostOf = ({ most, type }: Pick<SiteText, 'most' | 'type'>): number => most ?? MAX_LENGTHS[type]

/** Returns what is wrong with the value of a text, undefined where nothing is. `value` is trimmed. */
export function problemOfText(text: Omit<SiteText, 'page' | 'section' | 'label' | 'value'>, value: string): string | undefined {
  if (value === '') return text.isOptional ? undefined : 'Please write something, or restore the original.'
  if (value.length > mostOf(text)) return `Please keep this to ${mostOf(text).toLocaleString('en-AU')} characters or fewer.`
  if (text.options) return text.options.some((option) => option.value === value) ? undefined : 'Please choose one of the list.'
  if (text.type === 'image' && !UPLOAD_PATH.test(value)) return 'Please upload a picture.'
  if (text.type === 'number' && !/^-?\d+(\.\d+)?$/.test(value)) return 'Please enter a number.'
  if (text.type === 'color' && !/^#[0-9a-f]{6}$/.test(value)) return COLOUR
  if (text.type === 'text' && value.includes('\n')) return 'Please write this on one line.'
  const unknown = [...value.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !text.variables?.includes(name))
  if (!unknown) return undefined
  const known = text.variables?.map((name) => `{${name}}`).join(', ')
  return known ? `Please use only ${known} in braces here, not ${unknown[0]}.` : `Please remove the braces of ${unknown[0]}.`
}

const COLOUR = 'Please enter a colour like #91153f.'

/** Returns what is wrong with the value of a style, undefined where nothing is. */
export function problemOfStyle(style: Pick<SiteStyle, 'type'>, value: string): string | undefined {
  if (isStyleValue(style, value)) return undefined
  if (style.type === 'color') return COLOUR
  return style.type === 'font' ? 'Please choose one of the fonts.' : `Please enter a size from ${MIN_SIZE} to ${MAX_SIZE} px.`
}

const STYLES = new Map(SITE_STYLES.map((style) => [style.key, style]))
export const styleByKey = (key: string): SiteStyle | undefined => STYLES.get(key)

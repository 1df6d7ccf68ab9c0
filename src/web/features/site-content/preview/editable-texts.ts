import type { SiteContentItem } from '#contract/site/site-content.ts'
import type { EditableText } from '#shared/site/text-marks.ts'

/** Returns the texts that a click in the preview opens: what is written, not what is chosen or uploaded. */
export const editableTexts = (items: readonly SiteContentItem[]): EditableText[] =>
  items
    .filter(({ type, options }) => (type === 'text' || type === 'textarea') && !options)
    .map(({ key, label, section }) => ({ key, label: `${section}, ${label}` }))

/** The end of the key of what is read out in place of a picture, which stands below the picture itself. */
const OF_PICTURE = /Alt$/

/** Returns the text, or the picture that it describes, which is what is seen where it was clicked. */
export function chosenItem(items: readonly SiteContentItem[], key: string): SiteContentItem | undefined {
  const picture = OF_PICTURE.test(key) ? items.find((item) => item.type === 'image' && item.key === key.replace(OF_PICTURE, '')) : undefined
  return picture ?? items.find((item) => item.key === key)
}

import { keyOf, type TextGroup } from './text-group.ts'

/** How a text is edited. */
export const ITEM_TYPES = ['text', 'textarea', 'color', 'number', 'image'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** What the editor says of a text. */
export type TextLabel = {
  label: string
  /** What it is for, where the label does not say so. */
  description?: string
  type: ItemType
  /** The names that may stand in it in braces, each replaced on the page: `{suppliers}`. */
  variables?: readonly string[]
  /** It may be empty, which leaves its place out. */
  isOptional?: true
  /** The values to choose from. */
  options?: readonly { value: string; label: string }[]
  /** The most characters; default by type. */
  most?: number
}

/** A text with its place in the editor. */
export type SiteText = TextLabel & Pick<TextGroup, 'page'> & { key: string; section: string; value: string }

/** Returns the texts of a group, each with its label. */
export const labelled = <Name extends string>(group: TextGroup<Name>, section: string, labels: Record<Name, TextLabel>): SiteText[] =>
  // The labels are those of the group's texts.
  (Object.entries(labels) as [Name, TextLabel][]).map(([name, label]) => ({
    ...label,
    page: group.page,
    section,
    key: keyOf(group, name),
    value: group.texts[name],
  }))

type More = Omit<TextLabel, 'label' | 'type'>

/** A text on one line. */
export const line = (label: string, more: More = {}): TextLabel => ({ label, type: 'text', ...more })
/** A text of several lines. */
export const paragraph = (label: string, more: More = {}): TextLabel => ({ label, type: 'textarea', ...more })
/** A picture; empty shows the drawing that comes with the site. */
export const picture = (label: string, more: More = {}): TextLabel => ({ label, type: 'image', isOptional: true, ...more })

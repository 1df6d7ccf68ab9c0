/** The texts of one component by name, with what stands there until the owner changes it. The editor's words for them are `labelled` apart,
 * since browsers need the texts only. */
export type TextGroup<Name extends string = string> = {
  page: TextPage
  id: string
  texts: Readonly<Record<Name, string>>
}

/** The pages that the editor can be narrowed to. */
export const TEXT_PAGE_NAMES = ['layout', 'home', 'listing', 'pricing', 'resources', 'subscription', 'groups', 'emails'] as const
export type TextPage = (typeof TEXT_PAGE_NAMES)[number]

export const textGroup = <const Name extends string>(page: TextPage, id: string, texts: Record<Name, string>): TextGroup<Name> => ({
  page,
  id,
  texts,
})

/** Returns the key of a text, unique on the site: page, id and name, joined by dots, such as `home.hero.title`. */
export const keyOf = ({ page, id }: Pick<TextGroup, 'page' | 'id'>, name: string): string => `${page}.${id}.${name}`

/** Returns the texts of a group: the changed ones, by key, and the originals of all others. */
export const textsOf = <Name extends string>(group: TextGroup<Name>, changed: Readonly<Record<string, string>>): Record<Name, string> =>
  // The entries are those of the group.
  Object.fromEntries(
    Object.entries<string>(group.texts).map(([name, original]) => [name, changed[keyOf(group, name)] ?? original]),
  ) as Record<Name, string>

/** Replaces the variables of a text: `{suppliers}` by `values.suppliers`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))

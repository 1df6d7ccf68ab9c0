import type { IconName } from '#web/ui/graphics/icon-names.ts'

/** What the palette leads to. */
export type PaletteEntry = { label: string; detail?: string | undefined; icon: IconName; href: string }
/** Entries under one name. `isFound`: the server has found them for what is typed, so they are shown as they come. */
export type PaletteGroup = { name: string; entries: readonly PaletteEntry[]; isFound?: boolean; onlyTyped?: boolean }

/** Returns the groups with the entries that have every typed word in them; those that fill a list of their own only once something is typed. */
export function matchingGroups(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return groups.flatMap((group) => {
    if (words.length === 0 && (group.onlyTyped || group.isFound)) return []
    const isMatch = ({ label, detail = '' }: PaletteEntry) => words.every((word) => `${label} ${detail}`.toLowerCase().includes(word))
    const entries = group.isFound ? group.entries : group.entries.filter(isMatch)
    return entries.length > 0 ? [{ ...group, entries }] : []
  })
}

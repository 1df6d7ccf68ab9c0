/** Where storage is closed (private window, policy) things last as long as the page. */
const memory = new Map<string, string>()

/** Something small kept in this browser; null where there is nothing, or nothing that can be read. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(memory.get(name) ?? localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

export function keep(name: string, value: object) {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(name, text)
    memory.delete(name)
  } catch {
    memory.set(name, text)
  }
}

export function forget(name: string) {
  memory.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // nothing was kept there either
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The texts of known names in something kept; whatever else is there was written by another version of the form. */
export function textsIn<Name extends string>(kept: unknown, names: readonly Name[]): Partial<Record<Name, string>> {
  if (!isRecord(kept)) return {}
  const known = new Set<string>(names)
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => known.has(name) && typeof value === 'string')) as never
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns the strings under known names in a stored value; anything else there was written by another version of the form. */
export function textsIn<Name extends string>(stored: unknown, names: readonly Name[]): Partial<Record<Name, string>> {
  if (!isRecord(stored)) return {}
  const known = new Set<string>(names)
  // What is left are texts under known names.
  return Object.fromEntries(Object.entries(stored).filter(([name, value]) => known.has(name) && typeof value === 'string')) as never
}

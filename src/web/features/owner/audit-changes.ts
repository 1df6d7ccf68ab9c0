import { capitalised } from '#shared/text/words.ts'
/** A changed field. `before` is undefined where an entry says only what was done. */
export type AuditChange = { name: string; before?: string; after: string }

/** Returns what an entry of the audit has changed, field by field; fields that are as before are left out. */
export function changesIn({ before, after, ...others }: Record<string, unknown>): AuditChange[] {
  // The label names the thing itself (audit-subject.ts).
  const said = Object.entries(others)
    .filter(([name]) => name !== 'label')
    .map(([name, value]) => ({ name: inWords(name), after: printed(value) }))
  if (after === undefined) return said
  if (!isRecord(after)) return [...said, { name: 'Value', before: printed(before), after: printed(after) }]
  const earlier = isRecord(before) ? before : {}
  const changed = [...new Set([...Object.keys(earlier), ...Object.keys(after)])]
    .map((name) => ({ name: inWords(name), before: printed(earlier[name]), after: printed(after[name]) }))
    .filter((change) => change.before !== change.after)
  return [...said, ...changed]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns "Business name" for `businessName`. */
function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return capitalised(words)
}

/** Returns a value as people read it: nothing is "none". */
function printed(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

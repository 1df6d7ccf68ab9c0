/**
 * What may be shown of a setting: its text, an address or several without user and password, or only whether it is set. A text that can hold
 * a password or a key is a secret.
 */
export type Exposure = 'text' | 'address' | 'addresses' | 'secret'

export type ShownSetting = {
  name: string
  /** null for a secret, and for what is not set and has no default. */
  value: string | null
  isSecret: boolean
  /** False where the value is the default. */
  isSet: boolean
}

/** Returns what may be shown of every setting, in the order of `exposure`. `effective` has the defaults, `given` what the operator has set. */
export const shownSettings = <Name extends string>(
  effective: Partial<Record<Name, unknown>>,
  given: Partial<Record<Name, unknown>>,
  exposure: Record<Name, Exposure>,
): ShownSetting[] =>
  // The keys of a table of names are those names.
  (Object.entries(exposure) as [Name, Exposure][]).map(([name, kind]) => ({
    name,
    value: kind === 'secret' ? null : textOf(effective[name], kind),
    isSecret: kind === 'secret',
    isSet: given[name] !== undefined,
  }))

function textOf(value: unknown, kind: Exposure): string | null {
  if (value === undefined) return null
  if (kind === 'addresses') return (value as readonly string[]).map(bareAddress).join(', ')
  return kind === 'address' ? bareAddress(String(value)) : String(value)
}

/** Returns an address without user, password and query, any of which may hold a secret. */
function bareAddress(address: string): string {
  const { protocol, host, pathname } = new URL(address)
  return `${protocol}//${host}${pathname}`
}

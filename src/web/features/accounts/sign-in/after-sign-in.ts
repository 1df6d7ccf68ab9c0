import type { Role } from '#contract/accounts/accounts.ts'
import { AUTH, HOME, SUPPLIER_DASHBOARD } from '#web/paths.ts'

/** A base for relative paths; any origin works. */
const HERE = 'https://here.example'

/** Returns the page after signing in: the one before it, else the dashboard for suppliers and the home page for others. */
export const afterSignIn = (role: Role, next: string | null) => ownPath(next) ?? (role === 'supplier' ? SUPPLIER_DASHBOARD : HOME)

/**
 * Returns the path if it is on this site, never on another host in any spelling, and not the sign-in page itself, except with the token of
 * an email.
 */
export function ownPath(path: string | null): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, HERE)) return undefined
  const { origin, pathname, search, searchParams, hash } = new URL(path, HERE)
  // "/.//evil.example" has this origin, and a path that a later parser takes for another host.
  if (origin !== HERE || pathname.startsWith('//') || (pathname === AUTH && !searchParams.has('token'))) return undefined
  return pathname + search + hash
}

import type { Role } from '#contract/accounts.ts'
import { AUTH, HOME, SUPPLIER_DASHBOARD } from '#web/paths.ts'

/** Any, for the sake of the parser. */
const HERE = 'https://here.example'

/** Where somebody goes after signing in: to the page they came from, else a supplier to the dashboard, anyone else home. */
export const afterSignIn = (role: Role, next: string | null) => ownPath(next) ?? (role === 'supplier' ? SUPPLIER_DASHBOARD : HOME)

/** The path if it is one of this site: never another host, in whatever way it is written, and never the page for signing in itself, but for what an email leads to. */
export function ownPath(path: string | null): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, HERE)) return undefined
  const { origin, pathname, search, searchParams, hash } = new URL(path, HERE)
  // "/.//evil.example" has this origin, and a path that the next reader takes for another host.
  if (origin !== HERE || pathname.startsWith('//') || (pathname === AUTH && !searchParams.has('token'))) return undefined
  return pathname + search + hash
}

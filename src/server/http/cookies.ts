import { parseCookie, stringifySetCookie } from 'cookie'
import { RETENTION_DAYS } from '#contract/retention.ts'

/** Lifetime in days since the last use: of a session, and of the cookie that marks a browser as having signed in before. */
export const COOKIE_DAYS = { session: RETENTION_DAYS.session, device: RETENTION_DAYS.device }
type CookieName = keyof typeof COOKIE_DAYS

/** The cookies of one request, and those to be set by its response. */
export type Cookies = {
  read(name: CookieName): string | undefined
  write(name: CookieName, value: string): void
  drop(name: CookieName): void
  /** Returns one `Set-Cookie` header for each cookie that was written or dropped. */
  written(): string[]
}

/** Opens the cookies of a request. They are HttpOnly and SameSite=Lax; over https the `__Host-` prefix binds them to this host. */
export function openCookies(header: string | undefined, isHttps: boolean): Cookies {
  const full = (name: CookieName) => (isHttps ? `__Host-${name}` : name)
  // Parsed on first use, since cached responses never read them.
  let received: ReturnType<typeof parseCookie> | undefined
  const lines = new Map<CookieName, string>()
  const set = (name: CookieName, value: string, maxAge: number) =>
    void lines.set(
      name,
      stringifySetCookie({ name: full(name), value, path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge }),
    )
  return {
    read: (name) => (received ??= parseCookie(header ?? ''))[full(name)],
    write: (name, value) => set(name, value, COOKIE_DAYS[name] * 86_400),
    drop: (name) => set(name, '', 0),
    written: () => [...lines.values()],
  }
}

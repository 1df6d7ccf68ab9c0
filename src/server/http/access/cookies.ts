import { parseCookie, stringifySetCookie } from 'cookie'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'

/** The cookie of a session, the one that marks a browser as having signed in before, and the one of a change that it has just made. */
type CookieName = 'session' | 'device' | 'changed'
/** The time for which a browser is known by its mark, since its last sign-in. */
export const DEVICE_SECONDS = RETENTION_DAYS.device * 86_400

/** The cookies of one request, and those to be set by its response. */
export type Cookies = {
  read(name: CookieName): string | undefined
  write(name: CookieName, value: string, seconds: number): void
  drop(name: CookieName): void
  /** Returns one `Set-Cookie` header for each cookie that was written or dropped. */
  written(): string[]
}

/** Returns the full name of a cookie. Over https the `__Host-` prefix binds it to this host. */
export const cookieName = (name: CookieName, isHttps: boolean) => (isHttps ? `__Host-${name}` : name)

/** Opens the cookies of a request. They are HttpOnly and SameSite=Lax. */
export function createCookies(header: string | undefined, isHttps: boolean): Cookies {
  const full = (name: CookieName) => cookieName(name, isHttps)
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
    write: set,
    drop: (name) => set(name, '', 0),
    written: () => [...lines.values()],
  }
}

import { parseCookie, stringifySetCookie } from 'cookie'

/** How many days each is kept without being used: a session, and what tells a browser that has signed in before. */
export const COOKIE_DAYS = { session: 30, device: 400 }
type CookieName = keyof typeof COOKIE_DAYS

/** The cookies of one call: those that came, and those that go back with the answer. */
export type Cookies = {
  read(name: CookieName): string | undefined
  write(name: CookieName, value: string): void
  drop(name: CookieName): void
  /** One `Set-Cookie` for each that was written or dropped. */
  written(): string[]
}

/** Scripts cannot read them, and other sites' forms do not send them; over https they go to this very host only. */
export function openCookies(header: string | undefined, isHttps: boolean): Cookies {
  const full = (name: CookieName) => (isHttps ? `__Host-${name}` : name)
  // Answers that are the same for everybody never look.
  let came: ReturnType<typeof parseCookie> | undefined
  const lines = new Map<CookieName, string>()
  const set = (name: CookieName, value: string, maxAge: number) =>
    void lines.set(
      name,
      stringifySetCookie({ name: full(name), value, path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge }),
    )
  return {
    read: (name) => (came ??= parseCookie(header ?? ''))[full(name)],
    write: (name, value) => set(name, value, COOKIE_DAYS[name] * 86_400),
    drop: (name) => set(name, '', 0),
    written: () => [...lines.values()],
  }
}

import { scope } from './worker-scope.ts'

// Notifications that the server sends (docs/behaviour/on-the-phone.md, Notifications). Browsers want one to be shown for each.

type Notice = { title: string; path: string; tag: string }

const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'path', 'tag'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

export function showNotice(data: { json: () => unknown } | null): Promise<void> {
  const notice = readNotice(data)
  const { title, path, tag } = notice ?? { title: 'There is something new', path: '/quotes', tag: 'new' }
  return scope.registration.showNotification(title, { tag, data: path, icon: '/icon-192.png', badge: '/icon-96.png' })
}

/** Returns null for what no server of this site has sent. */
function readNotice(data: { json: () => unknown } | null): Notice | null {
  try {
    const value = data?.json()
    return isNotice(value) ? value : null
  } catch {
    return null
  }
}

/** Shows the page of a notice, in a window of the site if there is one. */
export async function openNotice(notice: { data: unknown; close: () => void }): Promise<void> {
  notice.close()
  // Of this site only.
  const path = typeof notice.data === 'string' && /^\/(?!\/)/.test(notice.data) ? notice.data : '/'
  const [window] = await scope.clients.matchAll({ type: 'window' })
  if (!window) return void (await scope.clients.openWindow(path))
  // Where the browser does not bring it to the front, it still shows what it is about.
  await window.focus().catch(() => undefined)
  // A window that another build's worker controls cannot be led.
  await window.navigate(path).catch(() => scope.clients.openWindow(path))
}

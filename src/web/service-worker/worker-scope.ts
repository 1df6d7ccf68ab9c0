// What the service worker uses of its global scope. The types that TypeScript has of it cannot stand beside those of pages.

type Extendable = { waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = Extendable & { request: Request; respondWith: (response: Promise<Response>) => void }

type PushEvent = Extendable & { data: { json: () => unknown } | null }
type NoticeEvent = Extendable & { notification: { data: unknown; close: () => void } }
type WindowOfSite = { focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> }

type Events = { install: Extendable; activate: Extendable; fetch: FetchEvent; push: PushEvent; notificationclick: NoticeEvent }

export type WorkerScope = {
  /** The address of the script that every page of this build begins with, which the server writes before the script. */
  BUILD: string
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<WindowOfSite[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: { showNotification: (title: string, options: object) => Promise<void> }
}

export const scope = globalThis as unknown as WorkerScope
